import { brand } from '@/brand';
import { allLevelsText, estimatedLevelsText, rawLevelsText } from '@/data/texts/levelTexts';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { GuideText } from '@/domain/page-text/guide-text';

const mail = `[${brand.contact.email}](mailto:${brand.contact.email})`;

const { middle, upper } = testLevels;

/** Text of the page at /help. */
export const helpText = {
  lead: 'How to start, what happens to your work, and what to do when something goes wrong.',
  sections: [
    {
      id: 'start',
      title: 'Starting',
      body: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Where do I begin?',
              answer:
                'Start with the [free test](freeTest). It takes 65 minutes, and you don’t need an account. At the end, you see where you lost points and what to practice next. If you have only five minutes, take [ten verbal questions](quickTest). After that, [Practice by Section](sectionStudy) tells you what to do each day.',
            },
            {
              question: 'Which level of the SSAT is the site for?',
              answer: `For the ${allLevelsText}. On the start page of a test, choose the student’s current grade: ${middle.grades.low} to ${middle.grades.high} for the Middle Level, or ${upper.grades.low} to ${upper.grades.high} for the Upper Level. Tests, practice, and plans follow the choice, and you can change it at any time. We have nothing for the Elementary Level.`,
            },
            {
              question: 'Where do I set extra time?',
              answer:
                'On the start page of each test, open “Extra time.” Time and a half follows the test maker’s tables, which we completed by our own calculation. The times depend on whether you will take the test on paper, at home, or at a Prometric center.',
            },
            {
              question: 'Are these real SSAT questions, and is the estimate my score?',
              answer: `No to both. The questions are [our own](about#questions), in the format and timing of the test. At the ${estimatedLevelsText}, use the [estimate](about#estimates) to decide where to put your time. At the ${rawLevelsText}, use the raw scores. Only the test maker gives SSAT scores.`,
            },
            {
              question: 'Can I stop in the middle of a test?',
              answer:
                'Yes, if you chose to save your work on this device. The next time you open the test’s page, you can continue. Under “As on test day,” you can’t pause the clock. In practice, you can.',
            },
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'Not answered here?',
        text: `Write to ${mail} or call ${brand.contact.phone}. For a mistake in a question, use [the form](about#report).`,
      },
    },
    {
      id: 'data',
      title: 'Your Work and Your Devices',
      body: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'My results are gone. Where are they?',
              answer:
                'They are saved in one browser on one device. You won’t see them in another browser or in a private window. If you chose “Only for this visit,” closing the tab deleted them. Some browsers also [clear what sites have saved](legal#privacy). If you exported a file, import it under [Test Results](testResults).',
            },
            {
              question: 'How do I continue on another device?',
              answer:
                'Under [Test Results](testResults), export everything as a file and send it to the other device, by email or on a drive. Open the same page there and import the file. If you import the same file twice, nothing changes.',
            },
            {
              question: 'Can parents see a student’s results?',
              answer:
                'Yes. On the same device, parents can open the [score report](scoreReport), which has a page for them, and the [dashboards](parentsDashboard). For a parent’s own device, a student can share a copy as a link, a file, or a code to scan.',
            },
            {
              question: 'Two students share this computer. What now?',
              answer:
                'Open [My Dashboard](myPage), choose the button with the student’s name, and add another student. Each student has a separate record. Use the header to switch between them.',
            },
            {
              question: 'How do I delete my work?',
              answer:
                'Under [Test Results](testResults), delete one test or everything. Nobody can restore deleted work, so export a file first if you might want it later.',
            },
            {
              question: 'How do I print?',
              answer:
                'The [score report](scoreReport), the [study planner](studyPlanner), and the [sheets](materials) have a print button. To keep a page as a file, choose “Save as PDF” in your browser’s print dialog.',
            },
          ],
        },
      ],
    },
    {
      id: 'trouble',
      title: 'When Something Goes Wrong',
      body: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'A page says that my saved work can’t be read. Is it lost?',
              answer:
                'Usually not. Close the site’s other tabs and try again. If that doesn’t help, reload the page. The site sets unreadable data aside without deleting it, and everything else still works. Under [Test Results](testResults), you can see what is saved and export it.',
            },
            {
              question: 'A part of a page doesn’t load. What can I do?',
              answer:
                'Choose the button in its place to try again, or reload the page. The answers you have given are saved.',
            },
            {
              question: 'Does the site work without a connection?',
              answer:
                'Yes, once a line at the bottom of the page says that the site is saved on this device. To delete the copy, use the button beside that line. Your results stay as they are.',
            },
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Ask Us',
    text: `Write to ${mail} or call ${brand.contact.phone}. Tell us which page you were on and what you saw.`,
    action: { to: 'home', hash: 'contact', label: 'Write a message' },
    also: [
      { to: 'features', label: 'All features' },
      { to: 'legal', label: 'Privacy and terms' },
    ],
  },
  sources: [],
} as const satisfies GuideText;
