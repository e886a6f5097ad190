/** The attribute of a document whose reader practiced on this device; the script in the documents' heads sets it. */
export const ownAttribute = 'data-own';
