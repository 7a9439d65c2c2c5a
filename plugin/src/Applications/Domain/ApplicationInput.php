<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** An application as it arrived: nothing in it is believed yet. Text is valid UTF-8 without control characters. */
final class ApplicationInput
{
    /**
     * @param array<string, string|list<string>>  $values by field name
     * @param array<string, list<IncomingFile>>   $files  by field name
     * @param string                              $key    made in the browser for this attempt, or '' (Rulings 15)
     * @param list<Suspicion>                     $suspicions what the edge noticed
     * @param string                              $address the sender's network address, or ''
     * @param string                              $captcha what the captcha's widget put into the form, or ''
     * @param string                              $locale  of the page that had the form, such as `de_DE`, or ''
     */
    public function __construct(
        public readonly int $opening,
        public readonly array $values,
        public readonly array $files = [],
        public readonly string $key = '',
        public readonly array $suspicions = [],
        public readonly string $address = '',
        public readonly string $language = '',
        public readonly string $captcha = '',
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

    /** The same with nothing in it but what this form asks for, and with URLs completed. */
    public function only(FormDefinition $form): self
    {
        $names = array_fill_keys(array_map(static fn (FormField $field): string => $field->name, $form->fields), true);

        $values = array_intersect_key($this->values, $names);
        foreach ($form->fields as $field) {
            if ($field->type === FieldType::Url && is_string($values[$field->name] ?? null)) {
                $values[$field->name] = WebAddress::complete($values[$field->name]);
            }
        }

        return new self(
            $this->opening,
            $values,
            array_intersect_key($this->files, $names),
            $this->key,
            $this->suspicions,
            $this->address,
            $this->language,
            $this->captcha,
            $this->locale,
        );
    }

    /** The e-mail address in the form in which two writings of it compare equal. */
    public function email(): string
    {
        return mb_strtolower(trim($this->text(FormDefinition::EMAIL)));
    }
}
