/** What is needed when the server is asked, and not before. */
export { showStatistics } from '../statistics/show-statistics';
export { searchProfile } from './search-profile';
export { turnPage } from './turn-page';
