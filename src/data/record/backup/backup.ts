/** Export, import and measuring, fetched when "My data" asks for them: no test needs them. */
export { exportAll } from './export';
export { readImport } from './import';
export { measure } from './measure';
