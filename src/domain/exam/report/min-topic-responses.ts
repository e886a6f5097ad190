/** With fewer first responses, a topic can't be judged. */
export const minTopicResponses = 8;
