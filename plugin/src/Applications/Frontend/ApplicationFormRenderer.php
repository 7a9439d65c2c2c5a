<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormDuration;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\FormPreviewRenderer;
use CourantDesk\ApplicationForms\Domain\FormSteps;
use CourantDesk\ApplicationForms\Domain\OpeningForms;
use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Http\ApplicantLinkController;
use CourantDesk\Applications\Http\ApplicationInputReader;
use CourantDesk\Applications\Http\SubmissionController;
use CourantDesk\Applications\Http\SubmissionResponse;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\PrivateFiles\Domain\FileKind;

/** Renders the application form on an opening's page, with the response to a form that was sent without JavaScript. */
final class ApplicationFormRenderer implements FormPreviewRenderer
{
    private ?SubmissionResponse $response = null;
    private ?Request $sent = null;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningForms $forms,
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly ApplicantMessages $messages,
        private readonly SentApplications $sentApplications,
        private readonly HiringOrganization $organization,
    ) {
    }

    /**
     * Sets the response to a rejected form that was sent without JavaScript, so that the form is rendered with the
     * entered values.
     */
    public function showResponse(Request $sent, SubmissionResponse $response): void
    {
        $this->sent = $sent;
        $this->response = $response;
    }

    public function render(Opening $opening, Request $request): string
    {
        $route = $this->forms->applyMethod($opening->id);
        if ($route->isForm()) {
            return $this->kernel->template->render('applications/form', $this->createFormView($opening, $request));
        }

        return $route->target === ''
            ? ''
            : $this->kernel->template
                ->render('applications/external-apply', ExternalApplyView::fromApplyMethod($route, $opening->title));
    }

    public function renderPreview(FormDefinition $form): string
    {
        return $this->kernel->template
            ->render('applications/form', $this->createView($this->forms->withAppliedFilters($form), 0, '', null));
    }

    /** Returns whether the page contains the form and therefore needs the data for its scripts. */
    public function hasForm(Opening $opening): bool
    {
        return $this->forms->applyMethod($opening->id)->isForm();
    }

    /** Renders the response to a sent form on the page of a closed opening, which has no form. */
    public function renderNotice(Opening $opening, Request $request): string
    {
        $success = $this->sentApplications->findByFlag($opening->id, $request)->messages ?? [];
        $errors = $this->response->errors ?? [];
        if (!$opening->isClosed($this->kernel->clock->now()) || ($errors === [] && $success === [])) {
            return '';
        }

        return $this->kernel->template->render('applications/submission-notice', new SubmissionNoticeView(
            $errors,
            $success,
            $this->sent?->longText(FormDefinition::COVER_LETTER) ?? ''
        ));
    }

    private function createFormView(Opening $opening, Request $request): ApplicationFormView
    {
        $action = add_query_arg('action', SubmissionController::ACTION, $opening->url) . '#awsm-application';

        return $this->createView(
            $this->forms->forOpening($opening->id),
            $opening->id,
            $action,
            $this->sentApplications->findByFlag($opening->id, $request),
        );
    }

    private function createView(
        FormDefinition $form,
        int $opening,
        string $action,
        ?SentApplicationView $sent,
    ): ApplicationFormView {
        $attributes = $this->forms::hookAttributes($opening);
        $texts = [
            'awsm_application_form_title' => $form->texts->heading !== ''
                ? $form->texts->heading
                /* translators: heading of the application form */
                : __('Apply for this opening', 'courant-desk'),
            'awsm_application_form_submit_btn_text' => $form->texts->button !== ''
                ? $form->texts->button
                /* translators: label of the button of the application form */
                : __('Send application', 'courant-desk'),
            /* translators: label of that button while the application is being sent */
            'awsm_application_form_submit_btn_res_text' => __('Sending…', 'courant-desk'),
        ];
        foreach ($texts as $filter => $text) {
            // Filters of WP Job Openings for the texts of the form (docs/compatibility/wp-job-openings.md#hooks).
            $filtered = apply_filters($filter, $text, $attributes);
            $texts[$filter] = is_string($filtered) ? $filtered : $text;
        }
        [$title, $submit, $submitting] = array_values($texts);
        $steps = FormSteps::fromFields($form->fields);
        if ($steps->count > 0) {
            $this->kernel->assets->enqueueStyle('application-steps');
            $this->kernel->assets->enqueueEarlyScript('application-steps');
        }
        $fields = array_map(
            fn (FormField $field, int $step): FormFieldView => $this->createFieldView($field, $step, $steps->count),
            $steps->fields,
            $steps->positions,
        );

        return new ApplicationFormView(
            opening: $opening,
            island: new Island('application', 'interact'),
            action: $action,
            title: $title,
            description: $form->texts->description,
            fields: $fields,
            hidden: [
                'awsm_job_id' => (string) $opening,
                'action' => SubmissionController::ACTION,
                ApplicationMeta::LOCALE => determine_locale(),
            ],
            honeypot: ApplicationInputReader::HONEYPOT,
            submitLabel: $submit,
            submittingLabel: $submitting,
            errors: $this->response->errors ?? [],
            errorFields: $this->response->errorFields ?? [],
            successMessages: $sent->messages ?? [],
            captcha: CaptchaView::fromProvider($this->protection->captchaProvider(), $this->protection->siteKey()),
            stepCount: $steps->count,
            nextSteps: $this->settings->nextSteps(),
            afterSending: $this->renderAfterSending($opening, $sent),
            minutes: FormDuration::minutes($form),
            keepsDraft: $opening > 0 && $this->enqueueDraftScript(),
        );
    }

    /** @return bool whether entered text is kept in the browser */
    private function enqueueDraftScript(): bool
    {
        if ($this->settings->isDraftKept()) {
            $this->kernel->assets->enqueueEarlyScript('application-draft');
        }

        return $this->settings->isDraftKept();
    }

    /** Renders what is shown after an application was sent, with content of other modules, such as similar openings. */
    private function renderAfterSending(int $opening, ?SentApplicationView $sent): Html
    {
        ob_start();
        if ($opening > 0) {
            /**
             * Fires in the part of the form that is shown after an application was sent. The output is hidden until
             * then.
             *
             * @since 0.1.0
             *
             * @param int $opening opening ID
             */
            do_action('courant_desk_after_application', $opening);
        }

        return new Html($this->kernel->template->render('applications/after-sending', new AfterSendingView(
            isSent: $sent !== null,
            nextSteps: $this->settings->nextSteps(),
            isConfirmed: $this->settings->isAcknowledgementEnabled(),
            email: $sent->email ?? '',
            linkUrl: ApplicantLinkController::url($opening),
            contact: $this->organization->contactEmail(),
            more: new Html((string) ob_get_clean()),
        )));
    }

    private function createFieldView(FormField $field, int $step, int $stepCount): FormFieldView
    {
        $entered = match (true) {
            $this->sent === null => $field->type === FieldType::Consent ? '' : $field->value,
            $field->type === FieldType::Checkboxes => $this->sent->list($field->name),
            $field->type === FieldType::LongText => $this->sent->longText($field->name),
            default => $this->sent->text($field->name, 5000),
        };
        $isFile = $field->type === FieldType::File;
        $kinds = $field->fileKinds !== [] ? $field->fileKinds : $this->settings->acceptedFileKinds();
        $extensions = array_merge([], ...array_map(static fn (FileKind $kind): array => $kind->extensions(), $kinds));

        return new FormFieldView(
            field: $field,
            entered: $entered,
            error: $this->response->fieldErrors[$field->name] ?? '',
            accept: $isFile ? implode(', ', $extensions) : '',
            help: $isFile ? trim($field->help . ' ' . $this->fileHelp($field, $extensions)) : $field->help,
            texts: [
                'name' => match (true) {
                    $field->type === FieldType::Consent => __('Consent', 'courant-desk'),
                    // The visible label also contains "(optional)".
                    !$field->required => $field->label,
                    default => '',
                },
                'required' => $this->messages->describeNextToField(new Violation(
                    $field->type === FieldType::Consent ? 'consent.missing' : 'field.missing',
                    $field->name,
                ), new FormDefinition([$field])),
                'hint' => $field->type === FieldType::Email
                    ? $this->kernel->assets->lazyModuleUrl('application-email-hint')
                    : '',
                'rule' => $field->invalidMessage !== '' ? $field->invalidMessage : $this->defaultRuleMessage($field),
            ],
            step: $step,
            /* translators: 1: number of the shown step of a form, 2: number of steps */
            stepLabel: sprintf(__('Step %1$d of %2$d', 'courant-desk'), $step, $stepCount),
        );
    }

    private function defaultRuleMessage(FormField $field): string
    {
        $rule = $field->type === FieldType::Email ? 'email' : $field->rule;

        return $rule === '' ? '' : ($this->validationMessages()[$rule] ?? '');
    }

    /** @param list<string> $extensions */
    private function fileHelp(FormField $field, array $extensions): string
    {
        $size = $this->messages->formatSize($field->maxFileBytes($this->settings->maxFileBytes()));
        $types = implode(', ', $extensions);

        return $field->maxFiles > 1
            ? sprintf(
                /* translators: 1: list of file extensions, such as .pdf, .docx; 2: size, such as 10 MB; 3: number of
                   files */
                __('Allowed types: %1$s. Up to %3$d files, each at most %2$s.', 'courant-desk'),
                $types,
                $size,
                $field->maxFiles,
            )
            /* translators: 1: list of file extensions, such as .pdf, .docx; 2: size, such as 10 MB */
            : sprintf(__('Allowed types: %1$s. At most %2$s.', 'courant-desk'), $types, $size);
    }

    /** @return array<string, string> message by rule (docs/features/application-forms.md#validation) */
    public function validationMessages(): array
    {
        return [
            'required' => __('This field is required.', 'courant-desk'),
            'email' => __('Please enter a valid email address.', 'courant-desk'),
            'url' => __('Enter a full web address, such as https://example.com.', 'courant-desk'),
            'tel' => $this->messages->describe(new Violation('phone.malformed')),
            'date' => __('Please enter a valid date.', 'courant-desk'),
            'number' => __('Please enter a valid number.', 'courant-desk'),
            'digits' => __('Please enter only digits.', 'courant-desk'),
            'equalto' => __('Please enter the same value again.', 'courant-desk'),
            'maxlength' => __('Please enter no more than {0} characters.', 'courant-desk'),
            'minlength' => __('Please enter at least {0} characters.', 'courant-desk'),
            'range' => __('Please enter a value between {0} and {1}.', 'courant-desk'),
            'min' => __('Please enter a value greater than or equal to {0}.', 'courant-desk'),
            'max' => __('Please enter a value less than or equal to {0}.', 'courant-desk'),
            'step' => __('Please enter a multiple of {0}.', 'courant-desk'),
        ];
    }
}
