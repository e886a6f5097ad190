/** True if the reader has turned on the browser's data saver, so the site should fetch only what they ask for. */
export function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
