import { Card, CardBody, TextControl, TextareaControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ReplyTemplate } from '../../../shared/config/generated';
import { CHECK_PROPS, CONTROL_PROPS } from '../../../shared/admin/controls';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { AddForm } from './AddForm';
import { DeleteButton } from './DeleteButton';
import type { EditorProps } from './model';
import { newTemplate } from './model';

interface TemplateProps {
	readonly template: ReplyTemplate;
	readonly change: ( template: ReplyTemplate ) => void;
	readonly remove: () => void;
}

const Template = ( { template, change, remove }: TemplateProps ): ReactElement => {
	const name = template.name === '' ? __( '(no name)', 'courant-desk' ) : template.name;
	return (
		<li>
			<details>
				<summary>{ name }</summary>
				<div className="courant-template">
					<TextControl
						{ ...CONTROL_PROPS }
						label={ __( 'Name', 'courant-desk' ) }
						maxLength={ 100 }
						value={ template.name }
						onChange={ ( text ) => change( { ...template, name: text } ) }
					/>
					<TextControl
						{ ...CONTROL_PROPS }
						label={ __( 'Subject', 'courant-desk' ) }
						maxLength={ 200 }
						value={ template.subject }
						onChange={ ( subject ) => change( { ...template, subject } ) }
					/>
					<TextareaControl
						{ ...CHECK_PROPS }
						label={ __( 'Text', 'courant-desk' ) }
						rows={ 9 }
						maxLength={ 20000 }
						value={ template.content }
						onChange={ ( content ) => change( { ...template, content } ) }
					/>
					<DeleteButton
						label={ sprintf(
							/* translators: %s: name of an email template */
							__( 'Delete template %s', 'courant-desk' ),
							name
						) }
						text={ __(
							'The template is deleted when you save the changes. Stages with this template send no email from then on.',
							'courant-desk'
						) }
						remove={ remove }
					/>
				</div>
			</details>
		</li>
	);
};

export const TemplateEditor = ( { settings, set }: EditorProps ): ReactElement => {
	const id = useId();
	const { templates, stages } = settings;
	const remove = ( template: ReplyTemplate ): void => {
		set( {
			templates: templates.filter( ( item ) => item !== template ),
			stages: stages.map( ( stage ) =>
				stage.template === template.key ? { ...stage, mails: false, template: '' } : stage
			),
		} );
		document.getElementById( id )?.focus();
	};
	return (
		<Card as="section" className="courant-card">
			<CardBody>
				<h2>{ __( 'Email templates', 'courant-desk' ) }</h2>
				<p>
					{ __(
						'For replies and for stages that send an email. Available placeholders: {applicant}, {application-id}, {job-title}, {company}, {site-title}, {site-url} and {recruiter}.',
						'courant-desk'
					) }
				</p>
				<ul className="courant-templates">
					{ templates.map( ( template ) => (
						<Template
							key={ template.key }
							template={ template }
							change={ ( changed ) =>
								set( {
									templates: templates.map( ( item ) => ( item === template ? changed : item ) ),
								} )
							}
							remove={ () => remove( template ) }
						/>
					) ) }
				</ul>
				<AddForm
					id={ id }
					label={ __( 'New template', 'courant-desk' ) }
					button={ __( 'Add template', 'courant-desk' ) }
					maxLength={ 100 }
					onAdd={ ( name ) => set( { templates: [ ...templates, newTemplate( name, templates ) ] } ) }
				/>
			</CardBody>
		</Card>
	);
};
