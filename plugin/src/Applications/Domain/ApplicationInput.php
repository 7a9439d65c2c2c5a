<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\UrlNormalizer;
use CourantDesk\PrivateFiles\Domain\IncomingFile;

/**
 * Holds a submitted application before validation. Text is valid UTF-8 without control characters; nothing else is
 * guaranteed.
 */
final class ApplicationInput
{
    /**
     * @param array<string, string|list<string>>  $values by field name
     * @param array<string, list<IncomingFile>>   $files  by field name
     * @param string                              $idempotencyKey    created in the browser for this attempt, or ''
     * @param list<Suspicion>                     $suspicions found by the controller
     * @param string                              $networkAddress IP address of the sender, or ''
     * @param string $captchaResponse response field that the captcha widget added to the form, or ''
     * @param string                              $locale  locale of the page with the form, such as `de_DE`, or ''
     */
    public function __construct(
        public readonly int $openingId,
        public readonly array $values,
        public readonly array $files = [],
        public readonly string $idempotencyKey = '',
        public readonly array $suspicions = [],
        public readonly string $networkAddress = '',
        public readonly string $language = '',
        public readonly string $captchaResponse = '',
        public readonly string $locale = '',
    ) {
    }

    public function text(string $name): string
    {
        $value = $this->values[$name] ?? '';

        return is_array($value) ? implode(', ', $value) : $value;
    }

    /** @return list<string> */
    public function choices(string $name): array
    {
        $value = $this->values[$name] ?? [];

        return is_array($value) ? $value : ($value === '' ? [] : [$value]);
    }

    /** Returns a copy that contains only the fields of this form, with URLs completed. */
    public function restrictedTo(FormDefinition $form): self
    {
        $names = array_fill_keys(array_map(static fn (FormField $field): string => $field->name, $form->fields), true);

        $values = array_intersect_key($this->values, $names);
        foreach ($form->fields as $field) {
            if ($field->type === FieldType::Url && is_string($values[$field->name] ?? null)) {
                $values[$field->name] = UrlNormalizer::addScheme($values[$field->name]);
            }
        }

        return new self(
            openingId: $this->openingId,
            values: $values,
            files: array_intersect_key($this->files, $names),
            idempotencyKey: $this->idempotencyKey,
            suspicions: $this->suspicions,
            networkAddress: $this->networkAddress,
            language: $this->language,
            captchaResponse: $this->captchaResponse,
            locale: $this->locale,
        );
    }

    /** Returns the email address normalized for comparison. */
    public function normalizedEmail(): string
    {
        return mb_strtolower(trim($this->text(FormDefinition::EMAIL)));
    }
}
