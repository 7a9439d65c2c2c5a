<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\UploadedFile;
use CourantDesk\Kernel\VisitorIdentifier;
use CourantDesk\PrivateFiles\Domain\IncomingFile;

/** Creates an application from a request. */
final class ApplicationInputReader
{
    /** Honeypot: a hidden field that visitors leave empty and that bots fill in. */
    public const HONEYPOT = 'courant_note';

    /** Minimum time in which a person fills in the form, in seconds. @see docs/features/applications.md#form-token */
    private const MIN_FILL_SECONDS = 3;

    public function __construct(
        private readonly FormToken $token,
        private readonly VisitorIdentifier $visitor,
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
                $files[$field->name] = array_map([self::class, 'createIncomingFile'], $request->files($field->name));
                continue;
            }
            if ($field->type->isInput()) {
                $values[$field->name] = $this->readValue($request, $field);
            }
        }

        return new ApplicationInput(
            openingId: $request->int('awsm_job_id'),
            values: $values,
            files: array_filter($files),
            idempotencyKey: $request->text('courant_key', 64),
            suspicions: $this->findSuspicions($request),
            networkAddress: $this->visitor->ipAddress($request),
            language: $request->text('lang', 20),
            captchaResponse: $this->captchaField === '' ? '' : $request->text($this->captchaField, 5000),
            locale: self::installedLocale($request->text(ApplicationMeta::LOCALE, 20)),
        );
    }

    /**
     * Returns whether the request has a valid form token. Without one a lower rate limit applies.
     *
     * @see docs/features/applications.md#form-token
     */
    public function hasToken(Request $request): bool
    {
        return $this->tokenAge($request) !== null;
    }

    /** @return string an installed locale, or '' */
    private static function installedLocale(string $locale): string
    {
        return $locale !== '' && in_array($locale, [...get_available_languages(), 'en_US'], true) ? $locale : '';
    }

    /** @return string|list<string> */
    private function readValue(Request $request, FormField $field): string|array
    {
        return match ($field->type) {
            FieldType::Checkboxes => $request->list($field->name),
            FieldType::LongText => $request->longText($field->name),
            default => $request->text($field->name, 5000),
        };
    }

    public static function createIncomingFile(UploadedFile $file): IncomingFile
    {
        return new IncomingFile($file->name, $file->path, $file->bytes, match ($file->error) {
            UPLOAD_ERR_OK => is_uploaded_file($file->path) || self::isCommandLine() ? '' : 'file.unwritable',
            UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => 'file.too_large',
            UPLOAD_ERR_PARTIAL => 'file.partial',
            default => 'file.unwritable',
        });
    }

    /**
     * Returns whether PHP runs on the command line, where no file is an HTTP upload. Only tests and imports send files
     * there.
     */
    private static function isCommandLine(): bool
    {
        return PHP_SAPI === 'cli';
    }

    /** @return list<Suspicion> */
    private function findSuspicions(Request $request): array
    {
        $age = $this->tokenAge($request);

        return array_values(array_filter([
            $request->text(self::HONEYPOT) !== '' ? Suspicion::Honeypot : null,
            $age !== null && $age < self::MIN_FILL_SECONDS ? Suspicion::TooFast : null,
            $request->header('Sec-Fetch-Site') === 'cross-site' ? Suspicion::CrossSite : null,
        ]));
    }

    private function tokenAge(Request $request): ?int
    {
        return $this->token->age($request->text('courant_token', 100), $this->clock->now()->getTimestamp());
    }
}
