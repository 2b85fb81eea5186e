// @ts-check
import { html } from 'hono/html';

const questions = [
  { title: 'Which of these float?', answers: ['Cork', 'Iron', 'Pine'] },
  { title: 'Which knot holds a loop?', answers: ['Bowline', 'Granny'] },
];

/** The statistics of one attempt, as the quiz plugin prints them. */
export const statistics = html`<style>.categoryTr th { text-align: start; }</style>
<h2>Your statistics</h2>
<table class="wp-list-table widefat">
	<thead><tr><th scope="col">No.</th><th scope="col">Question</th><th scope="col">Points</th></tr></thead>
	<tbody>
		<tr class="categoryTr"><th colspan="3">Knots</th></tr>
		${questions.map(
      (
        { title, answers },
        at,
      ) => html`<tr><td>${at + 1}</td><td>${title} <a href="#" class="statistic_data">(view)</a></td><td>1</td></tr>
		<tr style="display:none"><td colspan="3"><ul class="wpProQuiz_questionList">${answers.map((answer) => html`<li>${answer}</li>`)}</ul></td></tr>`,
    )}
	</tbody>
</table>
<div><a class="button-secondary wpProQuiz_update" href="#">Refresh</a></div>`;
