<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/**
 * Holds the input of a request that a page could print: its URL and its posted fields. A script whose text is part of
 * it was not written by the site.
 */
final class EchoedInput
{
    /** @param string $text decoded; '' when it contains no script element */
    private function __construct(private readonly string $text)
    {
    }

    /** @param list<string> $values raw values of the request */
    public static function fromValues(array $values): self
    {
        $text = '';
        foreach ($values as $value) {
            if (stripos($value, '<script') !== false) {
                // WordPress adds slashes to fields; a page may print them with or without.
                $text .= "\n" . $value . "\n" . addslashes($value) . "\n" . stripslashes($value);
            }
        }

        return new self(str_replace(["\r\n", "\r"], "\n", $text));
    }

    public function contains(string $script): bool
    {
        $script = trim($script);

        return $this->text !== '' && $script !== '' && str_contains($this->text, $script);
    }
}
