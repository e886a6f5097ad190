/** Half of the simulated students; the others are in a file of their own, so that both halves run side by side. */
import { studentsOf, testStudents } from './simulated-month';

testStudents(studentsOf(1));
