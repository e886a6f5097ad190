/** The word statistics of each day in the page's database. */
interface SavedWordDay {
  readonly id: string;
  readonly recalls: number;
}

/**
 * Runs in the page. Empty if there is no database yet: the site creates it with its first row, so a test that asks earlier must not
 * create it.
 */
export const savedWordDays = () =>
  new Promise<readonly SavedWordDay[]>((resolve) => {
    const opening = indexedDB.open('larkfield');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      resolve([]);
    });
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('wordDays').objectStore('wordDays').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(reading.result.map(({ id, row }) => ({ id, recalls: row.recalls })));
      });
    });
  });
