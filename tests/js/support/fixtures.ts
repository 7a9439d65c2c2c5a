import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplicationsConfig, ListingsConfig, PageConfig } from '../../../src/shared/config/generated';
import { insertHtml } from './dom';

/** Inserts the markup of a fixture into the page and returns its first element. */
export function page( folder: string, name: string ): HTMLElement {
	return insertHtml( readFileSync( join( __dirname, '../../fixtures', folder, `${ name }.html` ), 'utf8' ) );
}

export const listings: ListingsConfig = {
	ajaxUrl: 'https://site.test/wp-admin/admin-ajax.php',
	isSearch: false,
	isTaxonomyArchive: false,
	deepLinking: { search: true, spec: true, pagination: true },
	styledSelects: false,
	messages: {
		loading: 'Loading…',
		found: { one: '%s opening found', other: '%s openings found' },
		show: { one: 'Show %s opening', other: 'Show %s openings' },
		noOpenings: 'No openings found',
		moreLoaded: { one: '%s more opening loaded', other: '%s more openings loaded' },
	},
};

export const applications: ApplicationsConfig = {
	ajaxUrl: 'https://site.test/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission',
	maxFileBytes: 1000,
	maxTotalBytes: 1500,
	validation: true,
	styledSelects: false,
	tokenUrl: 'https://site.test/wp-json/courant-desk/v1/application-token',
	messages: {
		general: 'Something went wrong. Please try again.',
		fileValidation: 'This file is too large.',
		totalSize: 'Together the files are too large.',
		required: 'This field is required.',
		email: 'Please enter a valid email address.',
		url: 'Enter a full web address, such as https://example.com.',
		tel: 'Please enter a valid phone number.',
		date: 'Please enter a valid date.',
		number: 'Please enter a valid number.',
		digits: 'Please enter only digits.',
		equalto: 'Please enter the same value again.',
		maxlength: 'Please enter no more than {0} characters.',
		minlength: 'Please enter at least {0} characters.',
		range: 'Please enter a value between {0} and {1}.',
		min: 'Please enter a value greater than or equal to {0}.',
		max: 'Please enter a value less than or equal to {0}.',
		step: 'Please enter a multiple of {0}.',
		fileType: '{1} is none of these: {0}.',
		summary: 'Please correct the following',
		uploading: 'Uploading: {0} %',
		cancel: 'Cancel',
		cancelled: 'You stopped it.',
		uploaded: 'Uploaded. Please wait.',
		another: 'Send another application',
		fileSize: '{0} is {1}, the maximum is {2}.',
		oneFile: 'Please choose one file only.',
		fileCount: 'No more than {0} files.',
		remove: 'Remove {0}',
	},
};

export const config: PageConfig = { react: { react: '', dom: '' }, kit: '', islands: {}, listings, applications };
