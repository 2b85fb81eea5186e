import { expect, test } from 'vitest';
import { startEnhancements } from '../../../src/modules/enhancements';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const form = `<div class="comment"><a class="comment-reply-link">Reply</a></div>
  <form id="commentform"><p><label id="l">Your
    name <span class="required">*</span></label><input type="text" id="n"></p>
    <p><label>Mail</label><input type="email" id="m" placeholder="Own"></p>
    <p><label>Site</label><input type="url" id="u"></p><p><label>Text</label><textarea id="t"></textarea></p>
    <p><input type="text" id="x"></p><p><label> </label><input type="text" id="y"></p>
    <p><input type="checkbox" id="c"><label id="k">Keep</label></p></form>`;
const fields = ['n', 'm', 'u', 't', 'x', 'y'];

const within = (name: string) => ({ html: `<div class="${name}">${form}</div>` });

test.each([
  ['a post of Divi', 'et_divi_theme'],
  ['a post of Extra', 'et_extra'],
  ['a comments module', 'et_pb_comments_module'],
])('in the comment form of %s labels are in the fields', (_, name) => {
  const { find, stop, server } = open(startEnhancements, within(name));
  const placeholders = fields.map((id) => find(`#${id}`).getAttribute('placeholder'));
  expect(placeholders).toEqual(['Your name *', 'Own', 'Site', 'Text', null, null]);
  // Screen readers still read the label.
  expect(find('#l').style.position).toBe('absolute');
  expect(find('#l').style.clipPath).toBe('inset(50%)');
  expect(find('#l').style.display).toBe('');
  expect(find('#k').style.position).toBe('');
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('links to reply look like buttons under Divi, and stay links elsewhere', () => {
  const isButton = (theme: string) => {
    const { find, stop } = open(startEnhancements, within(theme));
    const is = find('.comment-reply-link').classList.contains('et_pb_button');
    stop();
    return is;
  };
  expect(['et_divi_theme', 'et_extra', 'other'].map(isButton)).toEqual([true, false, false]);
});

test('the comment form of another theme keeps its labels where they are', () => {
  const { find } = open(startEnhancements, within('other'));
  expect(find('#n').getAttribute('placeholder')).toBeNull();
  expect(find('#l').style.position).toBe('');
});
