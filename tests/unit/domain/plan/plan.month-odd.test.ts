/** Half of the simulated students of the Upper Level; the others are in a file of their own, so that both halves run side by side. */
import { studentsOf, testStudents } from './simulated-month';

testStudents('upper', studentsOf(0));
