/** The minimum number of first responses (questions reached and not seen before) that a topic needs before it is judged. */
export const minTopicResponses = 8;
