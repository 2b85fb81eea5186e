// @ts-check
import { html } from 'hono/html';

/** @param {string} part @param {string} label */
const standard = (part, label) =>
  html`<p class="et_pb_newsletter_field et_pb_contact_field_last"><label class="et_pb_contact_form_label" for="et_pb_signup_${part}" style="display: none;">${label}</label><input id="et_pb_signup_${part}" class="input" type="text" placeholder="${label}" name="et_pb_signup_${part}"></p>`;

const custom = html`<p class="et_pb_contact_field et_pb_signup_custom_field et_pb_newsletter_field et_pb_contact_field_last" data-id="harbour" data-type="input"><label for="et_pb_contact_harbour_0" class="et_pb_contact_form_label">Harbour</label><input type="text" id="et_pb_contact_harbour_0" class="input" value="" name="et_pb_contact_harbour_0" data-required_mark="required" data-field_type="input" data-original_id="harbour" placeholder="Harbour"></p>
<p class="et_pb_contact_field et_pb_signup_custom_field et_pb_newsletter_field et_pb_contact_field_last" data-id="tide" data-type="select"><label for="et_pb_contact_tide_0" class="et_pb_contact_form_label">Tide</label><select id="et_pb_contact_tide_0" class="et_pb_contact_select input" name="et_pb_contact_tide_0" data-required_mark="not_required" data-field_type="select" data-original_id="tide"><option value="">Tide</option><option value="Low" data-id="31">Low</option><option value="High" data-id="32">High</option></select></p>`;

/**
 * @param {{ id: string, number: number, hasCustom?: boolean, redirect?: string }} options
 */
export const newsletter = ({ id, number, hasCustom, redirect }) =>
  html`<div id="${id}" class="et_pb_module et_pb_signup_${number} et_pb_newsletter_layout_left_right et_pb_newsletter et_pb_subscribe clearfix et_pb_bg_layout_light"${redirect ? html` data-redirect_url="${redirect}" data-redirect_query="name|email|css_id"` : ''}>
	<div class="et_pb_newsletter_description"><h2 class="et_pb_module_header">Letters from the pier</h2><div><p>Twelve a year, none longer than a page.</p></div></div>
	<div class="et_pb_newsletter_form"><form method="post"${hasCustom ? html` class="et_pb_newsletter_custom_fields"` : ''}>
		<div class="et_pb_newsletter_result et_pb_newsletter_error"></div>
		<div class="et_pb_newsletter_result et_pb_newsletter_success"><h2>You are on the list.</h2></div>
		<div class="et_pb_newsletter_fields">
${standard('firstname', 'First name')}${standard('email', 'Email address')}${hasCustom ? custom : ''}
			<p class="et_pb_newsletter_button_wrap"><a class="et_pb_newsletter_button et_pb_button" href="#" data-icon=""><span class="et_subscribe_loader"></span><span class="et_pb_newsletter_button_text">Subscribe</span></a></p>
			<div class="et_pb_newsletter_footer"><p>Leave at any time.</p></div>
		</div>
		<input type="hidden" value="mailchimp" name="et_pb_signup_provider"><input type="hidden" value="1" name="et_pb_signup_list_id"><input type="hidden" value="main" name="et_pb_signup_account_name"><input type="hidden" value="true" name="et_pb_signup_ip_address"><input type="hidden" value="679f5237ab65b4b9a7913bea8fbde36c" name="et_pb_signup_checksum">
	</form></div>
</div>`;
