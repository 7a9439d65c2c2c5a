<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * The values that stand for `{tags}` in a mail (Jobs contract 4.2). They are put in once, so a tag that an applicant
 * typed stays what they typed.
 */
final class MailTags
{
    private const LONGEST_NAME = 60;

    /**
     * @param array<string, string> $ours  by tag with braces: what the site says
     * @param array<string, string> $typed by tag with braces: what the applicant typed
     */
    public function __construct(private readonly array $ours, private readonly array $typed = [])
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
        return $this->ours + $this->typed;
    }

    /** @param array<string, string> $ours further values of ours, which win */
    public function with(array $ours): self
    {
        return new self($ours + $this->ours, $this->typed);
    }

    /**
     * For mails to an address that somebody merely typed: whoever typed it must not be able to send words of their own
     * to a stranger through this site. Of what they typed, only a name remains, as a name looks.
     *
     * @param string $someone what to call a person without a name
     */
    public function forStranger(string $someone): self
    {
        $typed = array_fill_keys(array_keys($this->typed), '');
        if (isset($this->typed['{applicant}'])) {
            $name = self::personName($this->typed['{applicant}']);
            $typed['{applicant}'] = $name === '' ? $someone : $name;
        }

        return new self($this->ours, $typed);
    }

    /** Letters as names have them; nothing that a mail program would make a link of. */
    public static function personName(string $typed): string
    {
        $name = (string) preg_replace('/<[^>]*>|[^\p{L}\p{M} .\'’-]+/u', ' ', $typed);
        $name = (string) preg_replace('/\.(?=\S)/u', '. ', $name);

        return trim(mb_substr(trim((string) preg_replace('/ {2,}/', ' ', $name), ' -'), 0, self::LONGEST_NAME));
    }
}
