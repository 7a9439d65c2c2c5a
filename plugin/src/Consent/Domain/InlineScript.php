<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Represents the text of an inline script as browsers hash it. */
final class InlineScript
{
    /**
     * Types that browsers do not execute and that no script converts to an executable type: JSON, templates and
     * formulas.
     */
    private const DATA_TYPE_PATTERN = '~(?:^|[/+])json$|^text/(?:x-)?(?:html|template|handlebars|underscore-template)|^text/x-|^math/~';

    private function __construct(public readonly string $text)
    {
    }

    /**
     * @param string $source bytes between the tags; the HTML parser of a browser turns CR LF and CR into LF, and NUL
     *   into the replacement character
     */
    public static function fromSource(string $source): self
    {
        return new self(str_replace(["\r\n", "\r", "\0"], ["\n", "\n", "\u{FFFD}"], $source));
    }

    /**
     * Returns whether an element of this type needs a hash. Scripts that another script runs later, such as
     * `text/plain` of consent banners, are included.
     */
    public static function isExecutableType(string $type): bool
    {
        $type = strtolower(trim(explode(';', $type, 2)[0]));

        return preg_match(self::DATA_TYPE_PATTERN, $type) !== 1
            || $type === 'text/x-javascript'
            || $type === 'text/x-ecmascript';
    }

    /** Returns the Base64 of the SHA-256 digest. */
    public function hash(): string
    {
        return base64_encode(hash('sha256', $this->text, true));
    }
}
