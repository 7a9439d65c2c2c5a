<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/**
 * Holds the values of the `{tags}` in an email. All tags are replaced in one pass, so a tag that an applicant typed is
 * not replaced.
 *
 * @see docs/compatibility/wp-job-openings.md#email-tags
 */
final class EmailTags
{
    private const MAX_NAME_LENGTH = 60;

    /**
     * @param array<string, string> $siteValues  by tag with braces: values from the site
     * @param array<string, string> $typed by tag with braces: values that the applicant typed
     */
    public function __construct(private readonly array $siteValues, private readonly array $typed = [])
    {
    }

    public function fill(string $text): string
    {
        return strtr($text, $this->values());
    }

    public function value(string $tag): string
    {
        return $this->values()[$tag] ?? '';
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_map('strval', array_keys($this->values()));
    }

    /** @return array<string, string> */
    public function values(): array
    {
        return $this->siteValues + $this->typed;
    }

    /**
     * Returns a copy with additional values.
     *
     * @param array<string, string> $siteValues additional values from the site, which override existing ones
     */
    public function withValues(array $siteValues): self
    {
        return new self($siteValues + $this->siteValues, $this->typed);
    }

    /**
     * Returns the tags for emails to an unverified address, so that the form cannot be misused to send text to other
     * people. Of the typed values only a name remains, reduced to the characters of names.
     *
     * @param string $someone replacement for a missing name
     */
    public function withoutTypedText(string $someone): self
    {
        $typed = array_fill_keys(array_keys($this->typed), '');
        if (isset($this->typed['{applicant}'])) {
            $name = self::sanitizePersonName($this->typed['{applicant}']);
            $typed['{applicant}'] = $name === '' ? $someone : $name;
        }

        return new self($this->siteValues, $typed);
    }

    /** Removes all characters that names do not contain, so that email programs do not detect a link. */
    public static function sanitizePersonName(string $typed): string
    {
        $name = (string) preg_replace('/<[^>]*>|[^\p{L}\p{M} .\'’-]+/u', ' ', $typed);
        $name = (string) preg_replace('/\.(?=\S)/u', '. ', $name);

        return trim(mb_substr(trim((string) preg_replace('/ {2,}/', ' ', $name), ' -'), 0, self::MAX_NAME_LENGTH));
    }
}
