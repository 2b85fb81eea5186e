import type { FormFields } from '../../runtime/kit';
import * as names from './names';

/** The fields of the call for one attempt; the legacy theme prints its attributes with underscores. */
export const statisticsRequest = (data: Readonly<DOMStringMap>): FormFields => ({
  action: names.action,
  func: names.func,
  data: {
    quizId: data.quizId ?? data.quiz_id,
    userId: data.userId ?? data.user_id,
    refId: data.refId ?? data.ref_id,
    statistic_nonce: data.statisticNonce ?? data.statistic_nonce,
    // Specification S3.18.
    avg: 0,
  },
});
