import { describeScreens } from './battery/every-screen';

describeScreens('shared');
