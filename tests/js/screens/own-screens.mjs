import { SENT_AT_ONCE } from './reasons.mjs';

/**
 * The screens of wp-admin, their bundles (src/entries.mjs), and the test of each case: a title in one of the files.
 * `tests/js/tools/screen-cases.test.mjs` fails if a bundle is in no screen, or if a case has neither a test nor a reason,
 * and compares the table in docs/testing.md.
 */
export const SCREENS = [
	{
		name: 'Settings',
		bundles: [ 'admin/settings' ],
		files: [ 'settings/settings-screen.test.tsx' ],
		cases: {
			Conflict: 'is overwritten on request',
			Failure: 'what was typed stays after a failure of the network, and Try again saves it',
			'Double click': 'a double click sends the changes once, with the values that they are based on',
			'Slow network':
				'on a slow network, a setting that is typed while others are saved stays, and is saved next',
			'Unsaved changes': 'a change that is typed back to the stored value is not unsaved',
			Back: 'Back is confirmed until the changes were saved, and then leaves the page at once',
		},
	},
	{
		name: 'Specifications',
		bundles: [ 'admin/specifications' ],
		files: [ 'openings/specifications-changes.test.tsx', 'openings/specifications-screen.test.tsx' ],
		cases: {
			Conflict: 'an order that another user changed is overwritten on request',
			Failure: 'after a failure of the network the stored state is loaded again',
			'Double click': 'a double click on Add specification adds it once',
			'Slow network': 'on a slow network, what is typed while a specification is being added stays',
			'Unsaved changes': 'a changed specification, until the change is canceled',
			Back: 'Back is confirmed until a new specification was added, and then leaves the page at once',
		},
	},
	{
		name: 'Form builder',
		bundles: [ 'admin/form-builder' ],
		files: [
			'application-forms/form-builder-screen.test.tsx',
			'application-forms/form-builder-conflicts.test.tsx',
		],
		cases: {
			Conflict:
				'a name that both users changed is overwritten on request, with the other changes of the other user',
			Failure: 'after a failure of the network, Try again saves the form',
			'Double click': 'a double click saves the form once; the button is busy on a slow network',
			'Slow network':
				'on a slow network, a name that is typed while the form is being saved stays, and is saved next',
			'Unsaved changes': 'a name that is typed back to the stored one is not unsaved',
			Back: 'Back is confirmed until the form was saved, and then leaves the page at once',
		},
	},
	{
		name: 'Hiring process',
		bundles: [ 'admin/recruiting-settings' ],
		files: [ 'recruiting/recruiting-settings-screen.test.tsx' ],
		cases: {
			Conflict: 'stages that another user changed are overwritten or reloaded on request',
			Failure: 'what was typed stays after a failure of the network, and Try again saves it',
			'Double click': 'a double click on "Delete now" deletes once',
			'Slow network': 'on a slow network, what is typed while settings are being saved stays',
			'Unsaved changes': 'only the stages are sent, once, with their version',
			Back: 'Back is confirmed until the settings were saved, and then leaves the page at once',
		},
	},
	{
		name: 'Applications: list',
		bundles: [ 'admin/applications', 'admin/dataviews', 'admin/dataviews-rtl', 'admin/day-picker' ],
		files: [ 'recruiting/list-screen.test.tsx' ],
		cases: {
			Conflict: 'applications that another user changed are named, and the list is loaded again',
			Failure: 'after a failure of the network, the dialog stays open and Try again sends the action',
			'Double click': 'a double click on Move moves the selected applications once',
			'Slow network': 'on a slow network, a response to an earlier query is not shown, also after Back',
			'Unsaved changes': SENT_AT_ONCE,
			Back: 'Back leads from an application to the list',
		},
	},
	{
		name: 'Applications: saved views',
		bundles: [ 'admin/applications' ],
		files: [ 'recruiting/saved-views.test.tsx', 'recruiting/list-screen.test.tsx' ],
		cases: {
			Conflict: 'views that another window has saved are shown after a save',
			Failure:
				'a double click saves a view once; its form keeps the name after a failure, and closes when the repeated request succeeds',
			'Double click':
				'a double click saves a view once; its form keeps the name after a failure, and closes when the repeated request succeeds',
			'Slow network':
				'a double click saves a view once; its form keeps the name after a failure, and closes when the repeated request succeeds',
			'Unsaved changes': 'leaving is guarded while a name is entered',
			Back: 'Back leads from an application to the list',
		},
	},
	{
		name: 'Applications: board',
		bundles: [ 'admin/applications', 'admin/applications-board', 'admin/drag-and-drop' ],
		files: [ 'recruiting/board-screen.test.tsx', 'recruiting/board-pages.test.tsx', 'recruiting/screens.test.tsx' ],
		cases: {
			Conflict: 'a card that another user moved returns, and is then shown where it is now',
			Failure: 'without network the card returns, and the board stays',
			'Double click': 'sends a second quick move of a card with the version that the first one made',
			'Slow network': 'a moved card is in its new stage before the server has responded',
			'Unsaved changes': SENT_AT_ONCE,
			Back: 'Back leads from an application to the board at the same scroll position',
		},
	},
	{
		name: 'Applications: detail',
		bundles: [ 'admin/applications', 'admin/applications-detail' ],
		files: [ 'recruiting/detail-screen.test.tsx' ],
		cases: {
			Conflict: 'can be changed again after a conflict whose reload failed',
			Failure: 'is shown when it could not be marked as read',
			'Double click': 'is moved to the trash once after a double click',
			'Slow network': 'is not replaced by a slow response of the application that was open before',
			'Unsaved changes': 'keeps the note and the reply drafts after another application was viewed',
			Back: 'keeps a draft when Back returns from the next application',
		},
	},
	{
		name: 'Applications: replies',
		bundles: [ 'admin/applications' ],
		files: [ 'recruiting/reply-screen.test.tsx', 'recruiting/detail-screen.test.tsx' ],
		cases: {
			Conflict: 'that is already being sent stays',
			Failure: 'is sent with its time, and stays in the form after a failure',
			'Double click': 'an uploaded file and a file of the application are sent once after a double click',
			'Slow network': 'on a slow network, what is typed while an email is being sent stays',
			'Unsaved changes': 'they are kept with the text while another application is shown',
			Back: 'keeps a draft when Back returns from the next application',
		},
	},
	{
		name: 'Applications: tags, users',
		bundles: [ 'admin/applications' ],
		files: [ 'recruiting/tags-and-assignees.test.tsx', 'recruiting/detail-screen.test.tsx' ],
		cases: {
			Conflict: 'one is removed, and stays when the application is gone',
			Failure: 'what was typed is kept after a failure and in the next application, and leaving is guarded',
			'Double click': 'one is added once after a double click, and the field is emptied',
			'Slow network': 'on a slow network, what is typed while a tag or a note is being added stays',
			'Unsaved changes':
				'what was typed is kept after a failure and in the next application, and leaving is guarded',
			Back: 'keeps a draft when Back returns from the next application',
		},
	},
];
