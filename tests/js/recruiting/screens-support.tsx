import { act } from '@testing-library/react';
import type { ApplicationDetail, ApplicationRow } from '../../../src/shared/config/generated';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';

export const STAGES = [ 'publish', 'interview', 'offer' ].map( ( slug ) => ( {
	slug,
	label: slug,
	color: '#111111',
	mails: false,
	template: '',
} ) );

/** The configuration that the server prints for the applications screen, without data of the first view. */
export const printScreenConfig = ( { templates = [] }: { templates?: object[] } = {} ): void => {
	Object.assign( window, {
		courantRecruiting: {
			stages: STAGES,
			templates,
			openings: [],
			tags: [],
			assignees: [],
			views: [],
			application: 0,
			problem: '',
			canConfigure: true,
			exportUrl: '',
			exportNonce: '',
			plainUrl: '',
			settingsUrl: '',
			locale: 'en',
			timezone: 'UTC',
			maxAttachmentBytes: 1000,
			days: {},
			firstPath: '',
			firstData: null,
		},
	} );
};

/** An email template for the screens. */
export const REJECTION = { key: 'no', name: 'No', subject: 'Sorry', content: 'Dear {applicant}' };

export const row = ( changes: Partial< ApplicationRow > = {} ): ApplicationRow => ( {
	id: 7,
	version: 1,
	name: 'Ada',
	email: 'ada@site.test',
	stage: 'publish',
	rating: 0,
	unread: true,
	received: 1,
	suspicions: [],
	tags: [],
	assignees: [],
	reference: '',
	opening: { id: 3, title: 'Typesetter' },
	files: 0,
	notes: 0,
	mail: '',
	...changes,
} );

export const detail = ( id = 7, changes: Partial< ApplicationDetail > = {} ): ApplicationDetail => ( {
	row: row( { id } ),
	phone: '',
	facts: [],
	consent: { given: false, text: '', version: '' },
	openingState: 'open',
	openingUrl: '',
	files: [],
	updates: [],
	letter: '',
	mails: [],
	notes: [],
	events: [],
	team: [],
	emailTags: {},
	people: [],
	canReply: true,
	canDelete: true,
	previous: 0,
	next: 0,
	plainUrl: '#',
	...changes,
} );

export const last = () => calls[ calls.length - 1 ];

export const respond = async ( body: unknown ) => {
	await act( async () => {
		last()?.respond( body );
		await settled();
	} );
};
