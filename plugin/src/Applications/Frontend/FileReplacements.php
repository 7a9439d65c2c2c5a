<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Request;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use WP_Post;

/** Renders the forms of the applicant portal that replace files. A rejected file has its error next to its field. */
final class FileReplacements
{
    private readonly FormDefinition $form;

    /** @param string|null $error of the last action; null if the application can no longer be changed */
    public function __construct(
        private readonly ApplicationsFactory $factory,
        private readonly WP_Post $application,
        private readonly string $action,
        private readonly ?string $error,
    ) {
        $this->form = $factory->openingForms->forOpening($application->post_parent);
    }

    /** Returns whether the error of the last action is shown next to a field. */
    public function hasError(): bool
    {
        foreach ($this->factory->findSentFiles($this->application->ID) as $sent) {
            if ($this->canReplace($sent['file']) && $this->errorOf($sent['file']) !== '') {
                return true;
            }
        }

        return false;
    }

    public function render(StoredFile $file): Html
    {
        $field = $this->form->field($file->field);
        if ($field === null || !$this->canReplace($file)) {
            return new Html('');
        }
        $messages = new ApplicantMessages();
        $settings = $this->factory->settings;
        $kinds = $field->fileKinds !== [] ? $field->fileKinds : $settings->acceptedFileKinds();

        return new Html($this->factory->kernel->template->render('applications/portal-replace', new FileReplacementView(
            action: $this->action,
            fileId: self::isResume($file) ? 0 : $file->id,
            name: $file->originalName,
            accept: implode(', ', array_merge([], ...array_map(
                static fn ($kind): array => $kind->extensions(),
                $kinds,
            ))),
            maxSize: $messages->formatSize($field->maxFileBytes($settings->maxFileBytes())),
            error: $this->errorOf($file),
        )));
    }

    private function canReplace(StoredFile $file): bool
    {
        return $this->error !== null && $this->form->field($file->field)?->type === FieldType::File;
    }

    private function errorOf(StoredFile $file): string
    {
        $request = Request::fromGlobals();
        $isRejected = match ($request->text('courant_do')) {
            // The body of a request that is too large is empty.
            'replace', '' => self::isResume($file),
            'file' => $request->int('courant_file') === $file->id,
            default => false,
        };

        return $isRejected ? (string) $this->error : '';
    }

    private static function isResume(StoredFile $file): bool
    {
        return $file->field === FormDefinition::FILE;
    }
}
