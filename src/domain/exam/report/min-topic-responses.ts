/** Fewer first responses to the questions of a topic tell nothing of it. */
export const minTopicResponses = 8;
