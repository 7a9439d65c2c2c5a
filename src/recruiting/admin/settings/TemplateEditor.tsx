import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ReplyTemplate } from '../../../shared/config/generated';
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
	const id = useId();
	const name = template.name === '' ? __( '(no name)', 'courant-desk' ) : template.name;
	return (
		<li>
			<details>
				<summary>{ name }</summary>
				<p>
					<label htmlFor={ `${ id }-name` }>{ __( 'Name', 'courant-desk' ) }</label>
					<input
						id={ `${ id }-name` }
						type="text"
						maxLength={ 100 }
						value={ template.name }
						onChange={ ( event ) => change( { ...template, name: event.target.value } ) }
					/>
				</p>
				<p>
					<label htmlFor={ `${ id }-subject` }>{ __( 'Subject', 'courant-desk' ) }</label>
					<input
						id={ `${ id }-subject` }
						type="text"
						maxLength={ 200 }
						value={ template.subject }
						onChange={ ( event ) => change( { ...template, subject: event.target.value } ) }
					/>
				</p>
				<p>
					<label htmlFor={ `${ id }-text` }>{ __( 'Text', 'courant-desk' ) }</label>
					<textarea
						id={ `${ id }-text` }
						rows={ 9 }
						maxLength={ 20000 }
						value={ template.content }
						onChange={ ( event ) => change( { ...template, content: event.target.value } ) }
					/>
				</p>
				<div>
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
		<section className="courant-card">
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
							set( { templates: templates.map( ( item ) => ( item === template ? changed : item ) ) } )
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
		</section>
	);
};
