/** Advice for each practice topic: one sentence for the student, one for the parent. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { TopicAdvice } from '@/domain/dashboard/topic-advice';

export const topicAdvice: Readonly<Record<TopicId, TopicAdvice>> = {
  synonyms: {
    student: 'Define the word yourself before you read the choices.',
    parent: 'Ask for a synonym of a word you heard in the news.',
  },
  'analogy-synonym': {
    student: 'Try both words of a pair in the same sentence, and drop the pair if the meaning shifts.',
    parent:
      'Ask whether two close words, such as \u201cquarrel\u201d and \u201cwar,\u201d really mean the same thing.',
  },
  'analogy-antonym': {
    student:
      'Say in what way the words of each pair are opposites, such as in honesty, and drop pairs that merely differ.',
    parent: 'Trade opposites in the car, and look up a word when the two of you disagree.',
  },
  'analogy-degree': {
    student: 'Note which word of the pair is stronger, and keep that order.',
    parent: 'Ask for a stronger word than \u201cwarm,\u201d then for a stronger one still.',
  },
  'analogy-part-whole': {
    student: 'Say where the part sits, such as at the top, front, or center, and match that too.',
    parent: 'Point to a bicycle, a book, or a lamp and ask for the names of its parts.',
  },
  'analogy-member-group': {
    student: 'Tell a group from a kind by trying one alone: one wolf is not a pack, but one trout is a fish.',
    parent: 'Ask what a group of geese, ships, or actors is called, and look up any name that nobody knows.',
  },
  'analogy-type-category': {
    student:
      'Read each pair with \u201cis a kind of\u201d between the words, and drop it if only the reverse is true.',
    parent: 'Start with a word such as \u201ccheddar\u201d and keep asking what it is a kind of.',
  },
  'analogy-characteristic': {
    student:
      'Ask whether the second word is always true of the first, then hold each choice to the same test.',
    parent: 'Name a thing and ask for a word that is always true of it.',
  },
  'analogy-lack-of': {
    student:
      'Say each pair with \u201cwithout\u201d in the middle, and drop it if the first has plenty of the second.',
    parent: 'Ask what is missing in a drought, a blackout, and a famine.',
  },
  'analogy-function': {
    student:
      'Before you look at the choices, say in one sentence how the words of the first pair are related.',
    parent: 'Make up an analogy at dinner and let the family finish it.',
  },
  'analogy-tool-user': {
    student: 'Picture the tool in use and name who holds it, not who makes it or stands nearby.',
    parent: 'When you see someone at work, ask what the tools of that job are called.',
  },
  'analogy-worker-product': {
    student: 'Ask whether the worker makes the thing or only uses, sells, or repairs it.',
    parent: 'Name something made by hand, such as a ring or a barrel, and ask what its maker is called.',
  },
  'analogy-worker-place': {
    student: 'Check that the person works there and doesn’t just visit, as a tourist visits a museum.',
    parent: 'When you pass a courthouse or a theater, ask for three jobs that people do inside.',
  },
  'analogy-cause-effect': {
    student: 'Ask whether the first leads to the second, comes from it, or prevents it.',
    parent: 'Pick an event from the news and ask what caused it and what it may cause in turn.',
  },
  'analogy-sequence': {
    student: 'Note whether the first grows into the second or only comes before it, and match that.',
    parent: 'Ask what a young horse, a young frog, and a young oak are called.',
  },
  'math-integers': {
    student: 'Determine the sign of each product or quotient first, and only then multiply or divide.',
    parent: 'Ask how many degrees apart two temperatures are when one of them is below zero.',
  },
  'math-factors': {
    student: 'Write each number as a product of primes before you look for factors or multiples.',
    parent: 'Read a number from a license plate and ask which of 2, 3, 5, and 9 divide it evenly.',
  },
  'math-fractions': {
    student: 'Draw a bar for the whole, and mark whether each fraction is of the whole or of what is left.',
    parent: 'Halve a recipe together, and ask for each new amount before you measure it.',
  },
  'math-decimals': {
    student: 'Write decimals to the same number of places before you compare, add, or subtract them.',
    parent: 'Pay in cash once this week, and ask how much change is due before the register shows it.',
  },
  'math-percent': {
    student: 'Write the whole and the part in words before you calculate.',
    parent: 'Figure out a discount or a tip together, first as an estimate.',
  },
  'math-ratio': {
    student: 'Write beside each ratio whether it compares part to part or part to whole.',
    parent: 'Mix two cups of juice with three of seltzer, and ask what fraction of the drink is juice.',
  },
  'math-rate': {
    student: 'Write the unit beside every number before you calculate.',
    parent: 'On the next drive, ask how long it would take at another speed.',
  },
  'math-exponents': {
    student: 'Write powers out as products until you see whether exponents are added or multiplied.',
    parent: 'Call out a number below 200 and ask which two perfect squares it lies between.',
  },
  'math-estimation': {
    student: 'Round first, and note whether rounding made your estimate too high or too low.',
    parent: 'Ask roughly how many words are in a book, and how the estimate was made.',
  },
  'math-sequences': {
    student: 'Count the steps between terms, not the terms: the 20th term is 19 steps after the first.',
    parent: 'Ask your child to make up a number pattern, and try to find its rule yourself.',
  },
  'math-expressions': {
    student: 'Put parentheses around every number you substitute, especially if it is negative.',
    parent: 'Ask what 2(x + 3) and 2x + 3 equal when x is 5, and why the answers differ.',
  },
  'math-equations': {
    student: 'Check each solution by putting it back into the equation.',
    parent: 'Ask to see one solution checked, whether or not it was right.',
  },
  'math-inequalities': {
    student:
      'Circle each step that multiplies or divides by a negative number, and reverse the inequality there.',
    parent:
      'Ask which of \u201cat least 10,\u201d \u201cover 10,\u201d and \u201cat most 10\u201d include the number 10.',
  },
  'math-word-problems': {
    student: 'Write what your letter stands for, then turn the problem into algebra one phrase at a time.',
    parent: 'Make up a riddle about the ages of two family members, and ask for the equation that solves it.',
  },
  'math-coordinate-plane': {
    student: 'Sketch the axes and plot the points before you reach for a formula.',
    parent: 'Ask for sketches of two lines, one with a negative slope and one with a slope of zero.',
  },
  'math-angles': {
    student: 'Redraw the figure and write in every angle you know.',
    parent: 'Ask what your child drew first in the week’s hardest figure.',
  },
  'math-area': {
    student: 'Cut an irregular figure into rectangles and triangles, and write each area inside its piece.',
    parent: 'Measure a room together, and ask how much carpet and how much baseboard it needs.',
  },
  'math-circles': {
    student: 'Write down whether the question gives the radius or the diameter, then begin.',
    parent: 'Ask how to tell circumference from area.',
  },
  'math-statistics': {
    student: 'Turn every mean into a total first: multiply it by how many numbers there are.',
    parent: 'Pick five prices from a menu, and ask for their mean, median, and range.',
  },
  'math-probability': {
    student: 'Count all the possible outcomes first, then the ones you want, and write the fraction last.',
    parent: 'Roll two dice together, and ask why a sum of 7 is more likely than a sum of 12.',
  },
  'reading-main-idea': {
    student: 'Sum up each paragraph in five words before you read the questions.',
    parent: 'Ask for a one-sentence summary of an article.',
  },
  'reading-detail': {
    student: 'Before you read the choices, find the line that answers the question.',
    parent: 'Read a short article together, ask for one fact from it, and find the line that says so.',
  },
  'reading-inference': {
    student: 'Read two fiction passages a week and underline the line that proves each answer.',
    parent: 'Ask which line of the story proves the answer, rather than whether the answer was right.',
  },
  'reading-word-in-context': {
    student: 'Cover the word, and let the sentences around it tell you what belongs in the gap.',
    parent:
      'Ask for two sentences in which a word such as \u201chand\u201d or \u201cbolt\u201d means different things.',
  },
  'reading-purpose': {
    student: 'Ask what the passage would lose without the detail you are asked about, then choose.',
    parent: 'Look at an advertisement together, and ask what purpose each picture and line serves.',
  },
  'reading-tone': {
    student: 'Study the author\u2019s verbs, and name the tone in two words before you read the choices.',
    parent: 'Read a short poem aloud, and ask how the speaker feels and where that shows.',
  },
  'reading-figurative': {
    student: 'Name the two things being compared, and write down what they share in this passage.',
    parent: 'Pick a comparison from a song, and ask what it says that plain words would not.',
  },
  'reading-argument': {
    student: 'Mark the claim and its reasons, then ask which reason each choice strengthens or weakens.',
    parent: 'Choose an opinion column, and ask which new fact would weaken its case most.',
  },
  'reading-prediction': {
    student: 'Find what a character has done or what the passage has explained, and predict from that alone.',
    parent: 'Stop a movie halfway, and ask what will happen next and which scene hints at it.',
  },
};
