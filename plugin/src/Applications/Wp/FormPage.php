<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\FieldType;
use CourantDesk\Applications\Domain\FileKind;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Applications\Domain\Receipt;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Applications\View\CaptchaView;
use CourantDesk\Applications\View\ElsewhereView;
use CourantDesk\Applications\View\FieldView;
use CourantDesk\Applications\View\FormView;
use CourantDesk\Applications\View\NoticeView;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;

/** Prints the form on an opening's page, with what came of a plain form that was sent before. */
final class FormPage
{
    private ?Answer $answer = null;
    private ?Request $sent = null;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningForms $forms,
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly Messages $messages,
        private readonly Flash $flash,
    ) {
    }

    /** The page that is being made answers a plain form that was refused: it keeps what was entered. */
    public function answers(Request $sent, Answer $answer): void
    {
        $this->sent = $sent;
        $this->answer = $answer;
    }

    public function html(Opening $opening, Request $request): string
    {
        $route = $this->forms->route($opening->id);
        if ($route->isForm()) {
            return $this->kernel->template->render('applications/form', $this->view($opening, $request));
        }

        return $route->target === '' ? '' : $this->kernel->template->render('applications/elsewhere', ElsewhereView::of($route, $opening->title));
    }

    /** What a form would look like on an opening's page. */
    public function preview(FormDefinition $form): string
    {
        return $this->kernel->template->render('applications/form', $this->drawn($this->forms->asShown($form), 0, '', ''));
    }

    /** Whether the page has the form, and so needs what its scripts are told. */
    public function hasForm(Opening $opening): bool
    {
        return $this->forms->route($opening->id)->isForm();
    }

    /** For the page of a closed opening, which shows no form: what came of one that was sent before. */
    public function notice(Opening $opening, Request $request): string
    {
        $success = $this->success($opening, $request);
        $errors = $this->answer->error ?? [];
        if (!$opening->isClosed($this->kernel->clock->now()) || ($errors === [] && $success === '')) {
            return '';
        }

        return $this->kernel->template->render('applications/notice', new NoticeView(
            $errors,
            $success === '' ? [] : [$success],
            $this->sent?->longText(FormDefinition::LETTER) ?? ''
        ));
    }

    private function view(Opening $opening, Request $request): FormView
    {
        $action = add_query_arg('action', SubmitEdge::ACTION, $opening->url) . '#awsm-application';

        return $this->drawn($this->forms->forOpening($opening->id), $opening->id, $action, $this->success($opening, $request));
    }

    private function drawn(FormDefinition $form, int $opening, string $action, string $success): FormView
    {
        $attributes = OpeningForms::attributes($opening);
        $wording = [
            /* translators: heading of the application form */
            'awsm_application_form_title' => __('Apply for this opening', 'courant-desk'),
            /* translators: label of the button of the application form */
            'awsm_application_form_submit_btn_text' => __('Send application', 'courant-desk'),
            /* translators: label of that button while the application is being sent */
            'awsm_application_form_submit_btn_res_text' => __('Sending …', 'courant-desk'),
        ];
        foreach ($wording as $filter => $text) {
            // The contract's three filters of the form's wording (Jobs contract 7.1).
            $filtered = apply_filters($filter, $text, $attributes);
            $wording[$filter] = is_string($filtered) ? $filtered : $text;
        }
        [$title, $submit, $submitting] = array_values($wording);
        $fields = array_map(fn (FormField $field): FieldView => $this->field($field), $form->fields);

        return new FormView(
            $opening,
            new Island('application', 'interact'),
            $action,
            $title,
            $fields,
            ['awsm_job_id' => (string) $opening, 'action' => SubmitEdge::ACTION, ApplicantsLanguage::KEY => determine_locale()],
            InputReader::HONEYPOT,
            $submit,
            $submitting,
            $this->answer->error ?? [],
            $success === '' ? [] : [$success],
            CaptchaView::of($this->protection->captcha(), $this->protection->siteKey()),
        );
    }

    private function success(Opening $opening, Request $request): string
    {
        $flag = $request->query()[Flash::KEY] ?? '';
        $reference = is_string($flag) ? $this->flash->read($flag, $opening->id) : '';

        return $reference === '' ? '' : $this->messages->success(new Receipt(0, $reference));
    }

    private function field(FormField $field): FieldView
    {
        $entered = match (true) {
            $this->sent === null => $field->type === FieldType::Consent ? '' : $field->value,
            $field->type === FieldType::Checkboxes => $this->sent->list($field->name),
            $field->type === FieldType::LongText => $this->sent->longText($field->name),
            default => $this->sent->text($field->name, 5000),
        };
        $isFile = $field->type === FieldType::File;
        $kinds = $field->kinds !== [] ? $field->kinds : $this->settings->accepted();
        $extensions = array_merge([], ...array_map(static fn (FileKind $kind): array => $kind->endings(), $kinds));

        return new FieldView(
            $field,
            $entered,
            $this->answer->fields[$field->name] ?? '',
            $isFile ? implode(', ', $extensions) : '',
            $isFile ? trim($field->help . ' ' . $this->fileHelp($field, $extensions)) : $field->help,
            [
                'name' => $field->type === FieldType::Consent ? __('Consent', 'courant-desk') : '',
                'required' => $this->messages->besideField(new Violation($field->type === FieldType::Consent ? 'consent.missing' : 'field.missing', $field->name), new FormDefinition([$field])),
                'rule' => $field->message !== '' ? $field->message : $this->usual($field),
            ],
        );
    }

    private function usual(FormField $field): string
    {
        $rule = $field->type === FieldType::Email ? 'email' : $field->rule;

        return $rule === '' ? '' : ($this->validationMessages()[$rule] ?? '');
    }

    /** @param list<string> $extensions */
    private function fileHelp(FormField $field, array $extensions): string
    {
        $size = $this->messages->size($this->settings->maxFileBytes());
        $types = implode(', ', $extensions);

        return $field->files > 1
            /* translators: 1: list of endings, such as .pdf, .docx; 2: size, such as 10 MB; 3: number of files */
            ? sprintf(__('Allowed types: %1$s. Up to %3$d files, each at most %2$s.', 'courant-desk'), $types, $size, $field->files)
            /* translators: 1: list of endings, such as .pdf, .docx; 2: size, such as 10 MB */
            : sprintf(__('Allowed types: %1$s. At most %2$s.', 'courant-desk'), $types, $size);
    }

    /** @return array<string, string> the specification's wording (Spec 5) */
    public function validationMessages(): array
    {
        return [
            'required' => __('This field is required.', 'courant-desk'),
            'email' => __('Please enter a valid email address.', 'courant-desk'),
            'url' => __('Please enter a valid URL.', 'courant-desk'),
            'tel' => $this->messages->of(new Violation('phone.malformed')),
            'date' => __('Please enter a valid date.', 'courant-desk'),
            'number' => __('Please enter a valid number.', 'courant-desk'),
            'digits' => __('Please enter only digits.', 'courant-desk'),
            'equalTo' => __('Please enter the same value again.', 'courant-desk'),
            'maxlength' => __('Please enter no more than {0} characters.', 'courant-desk'),
            'minlength' => __('Please enter at least {0} characters.', 'courant-desk'),
            'range' => __('Please enter a value between {0} and {1}.', 'courant-desk'),
            'min' => __('Please enter a value greater than or equal to {0}.', 'courant-desk'),
            'max' => __('Please enter a value less than or equal to {0}.', 'courant-desk'),
            'step' => __('Please enter a multiple of {0}.', 'courant-desk'),
        ];
    }
}
