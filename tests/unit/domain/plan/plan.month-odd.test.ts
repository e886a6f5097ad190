/** Half of the simulated students of the Upper Level. The others have a file of their own, so that both halves run side by side. */
import { studentsOf, testStudents } from './simulated-month';

testStudents('upper', studentsOf(0));
