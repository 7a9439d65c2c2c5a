<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\FieldType;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\IncomingFile;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\UploadedFile;
use CourantDesk\Kernel\Visitor;

/** Makes an application out of a request. */
final class InputReader
{
    /** People never see or fill this field; a program that fills all fields does. */
    public const HONEYPOT = 'courant_note';

    /** Nobody fills the form faster than this; seconds (Rulings 13). */
    private const TRAP = 3;

    public function __construct(
        private readonly FormToken $token,
        private readonly Visitor $visitor,
        private readonly Clock $clock,
        private readonly string $captchaField = '',
    ) {
    }

    public function read(Request $request, FormDefinition $form): ApplicationInput
    {
        $values = [];
        $files = [];
        foreach ($form->fields as $field) {
            if ($field->type === FieldType::File) {
                $files[$field->name] = array_map([self::class, 'file'], $request->files($field->name));
                continue;
            }
            if ($field->type->isAsked()) {
                $values[$field->name] = $this->value($request, $field);
            }
        }

        return new ApplicationInput(
            $request->int('awsm_job_id'),
            $values,
            array_filter($files),
            $request->text('courant_key', 64),
            $this->suspicions($request),
            $this->visitor->address($request),
            $request->text('lang', 20),
            $this->captchaField === '' ? '' : $request->text($this->captchaField, 5000),
            ApplicantsLanguage::known($request->text(ApplicantsLanguage::KEY, 20)),
        );
    }

    /** Whether the sender fetched a token of ours; those who did not only meet a tighter rate (Rulings 13). */
    public function hasToken(Request $request): bool
    {
        return $this->age($request) !== null;
    }

    /** @return string|list<string> */
    private function value(Request $request, FormField $field): string|array
    {
        return match ($field->type) {
            FieldType::Checkboxes => $request->list($field->name),
            FieldType::LongText => $request->longText($field->name),
            default => $request->text($field->name, 5000),
        };
    }

    public static function file(UploadedFile $file): IncomingFile
    {
        return new IncomingFile($file->name, $file->path, $file->bytes, match ($file->error) {
            UPLOAD_ERR_OK => is_uploaded_file($file->path) || self::isTest() ? '' : 'file.unwritable',
            UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => 'file.too_large',
            UPLOAD_ERR_PARTIAL => 'file.partial',
            default => 'file.unwritable',
        });
    }

    /** On the command line no file is an upload; nobody but a test or an import sends one there. */
    private static function isTest(): bool
    {
        return PHP_SAPI === 'cli';
    }

    /** @return list<Suspicion> */
    private function suspicions(Request $request): array
    {
        $age = $this->age($request);

        return array_values(array_filter([
            $request->text(self::HONEYPOT) !== '' ? Suspicion::Honeypot : null,
            $age !== null && $age < self::TRAP ? Suspicion::TooFast : null,
            $request->header('Sec-Fetch-Site') === 'cross-site' ? Suspicion::CrossSite : null,
        ]));
    }

    private function age(Request $request): ?int
    {
        return $this->token->age($request->text('courant_token', 100), $this->clock->now()->getTimestamp());
    }
}
