/** Needed only once a request is sent. */
export { showStatistics } from '../statistics/show-statistics';
export { searchProfile } from './search-profile';
export { turnPage } from './turn-page';
