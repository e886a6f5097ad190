/** Simulated students of the Middle Level. */
import { testStudents } from './simulated-month';

testStudents('middle', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
