/** A database that doesn't respond to other tabs. Each function runs in a page of the site. */

declare global {
  interface Window {
    /** Ends what `holdDatabase` began. */
    releaseDatabase: () => void;
  }
}

/** Holds every store in a transaction that doesn't end, as a busy tab does; resolves once others have to wait. */
export const holdDatabase = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('success', () => {
      const database = opening.result;
      const [name = ''] = database.objectStoreNames;
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      let isHeld = true;
      window.releaseDatabase = () => {
        isHeld = false;
        database.close();
      };
      const goOn = () => {
        if (isHeld) transaction.objectStore(name).get('none').addEventListener('success', goOn);
      };
      goOn();
      resolve();
    });
  });

export const releaseDatabase = () => window.releaseDatabase();

/** Returns the saved profile and plan, as JSON. */
export const savedProfileAndPlan = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(['profiles', 'plans']);
      const profiles = transaction.objectStore('profiles').getAll();
      const plans = transaction.objectStore('plans').getAll();
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(JSON.stringify([profiles.result, plans.result]));
      });
    });
  });
