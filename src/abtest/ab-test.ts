/** One test as the visitor takes part in it. */
export interface AbTest {
  /** The post that owns the test; the server calls it `test_id` (specification S3.13). */
  readonly post: string | number;
  /** The number of this run of the test; stands in names of cookies only. */
  readonly run: string;
  /** False where the page shows none. */
  readonly subject: string | false;
}

/** A test of this page and what it is about. */
export interface Watched {
  readonly test: AbTest;
  readonly goal: Element | null;
}

/** What is recorded; the server itself records `view_page` (ab-tests.md §2). */
export type Goal =
  | 'read_page'
  | 'read_goal'
  | 'view_goal'
  | 'click_goal'
  | 'con_goal'
  | 'con_short';
