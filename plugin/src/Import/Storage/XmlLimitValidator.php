<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file or stream is read and written in chunks, which WP_Filesystem cannot do.

namespace CourantDesk\Import\Storage;

use CourantDesk\Kernel\Violation;

/**
 * Validates an XML file before libxml parses it, because the time of libxml grows quadratically with the attributes of
 * an element (40 seconds for 300,000), and that of XPath with the elements of an opening. Reads the file once, in
 * chunks; a file of 100 MB takes less than a second.
 */
final class XmlLimitValidator
{
    private const MAX_ATTRIBUTES = 256;
    private const MAX_TAG_BYTES = 65536;
    private const MAX_DEPTH = 100;
    private const MAX_ELEMENTS = 5000;
    private const MAX_TEXT_BYTES = 1048576;

    private const CHUNK_BYTES = 65536;

    /** Length of the longest delimiter at the start of markup: `<![CDATA[`. */
    private const LOOK_AHEAD_BYTES = 9;

    /** Encodings in which `<` and `>` are not the same bytes as in ASCII, so that tags cannot be counted. */
    private const UNSUPPORTED_ENCODINGS = '/^.{0,200}encoding\s*=\s*["\'](?:utf-?7|utf-?32|ucs|iso-10646|ebcdic|ibm|cp\d|hz|iso-2022)/si';

    private string $buffer = '';
    private int $position = 0;
    private int $line = 1;
    private string $encoding = '';
    private int $depth = 0;
    private int $elements = 0;
    private int $textBytes = 0;

    /** Matches the start of an opening, or of an element whose name has the same prefix and that cannot be larger. */
    private readonly string $openingPattern;

    /**
     * @param resource     $file
     * @param list<string> $openingElements
     */
    private function __construct(private $file, array $openingElements)
    {
        // Only this many bytes of a tag are guaranteed to be in the buffer.
        $prefixes = array_map(
            static fn (string $name): string => preg_quote(substr($name, 0, self::LOOK_AHEAD_BYTES - 1), '/'),
            $openingElements,
        );
        $this->openingPattern = '/^<(?:[^\s>:\/]*:)?(?:' . implode('|', $prefixes) . ')/';
    }

    /**
     * @param list<string> $openingElements local names of the elements that hold one opening; at least one
     * @return Violation|null why the file is rejected
     */
    public static function validate(string $path, array $openingElements): ?Violation
    {
        $file = fopen($path, 'rb');
        if ($file === false) {
            return new Violation('file.missing');
        }
        try {
            return (new self($file, $openingElements))->scan();
        } finally {
            fclose($file);
        }
    }

    private function scan(): ?Violation
    {
        $start = (string) fread($this->file, 4);
        $this->encoding = match (true) {
            str_starts_with($start, "\xFF\xFE") || str_starts_with($start, "<\0") => 'UTF-16LE',
            str_starts_with($start, "\xFE\xFF") || str_starts_with($start, "\0<") => 'UTF-16BE',
            default => '',
        };
        rewind($this->file);
        $this->readChunk();
        if (
            str_starts_with($start, "\0\0")
            || str_ends_with($start, "\0\0")
            || str_starts_with($start, "\x4C\x6F")
            || preg_match(self::UNSUPPORTED_ENCODINGS, $this->buffer) === 1
        ) {
            return new Violation('file.encoding');
        }
        for (;;) {
            $isText = $this->skipTo('<');
            if ($isText instanceof Violation) {
                return $isText;
            }
            if (!$isText) {
                return null;
            }
            $violation = $this->scanMarkup();
            if ($violation !== null) {
                return $violation;
            }
        }
    }

    private function scanMarkup(): ?Violation
    {
        $this->fillBuffer();
        $start = substr($this->buffer, $this->position, self::LOOK_AHEAD_BYTES);
        $end = match (true) {
            str_starts_with($start, '<!--') => '-->',
            $start === '<![CDATA[' => ']]>',
            str_starts_with($start, '<?') => '?>',
            default => '',
        };
        if ($end !== '') {
            // Skips the delimiter, so that `<!-->` does not end at its own start.
            $this->position += strlen($end) === 2 ? 2 : ($start === '<![CDATA[' ? 9 : 4);
            $found = $this->skipTo($end);
            $this->position += $found === true ? strlen($end) : 0;

            return $found instanceof Violation ? $found : null;
        }

        return str_starts_with($start, '<!') ? new Violation('file.document_type') : $this->scanTag($start);
    }

    private function scanTag(string $start): ?Violation
    {
        $this->position++;
        $attributes = 0;
        $bytes = 0;
        $last = '';
        for (;;) {
            $length = strcspn($this->buffer, '"\'>', $this->position);
            $chunk = substr($this->buffer, $this->position, $length);
            $attributes += substr_count($chunk, '=');
            $bytes += $length;
            $last = $chunk === '' ? $last : substr($chunk, -1);
            $this->position += $length;
            $character = $this->buffer[$this->position] ?? '';
            if ($attributes > self::MAX_ATTRIBUTES || $bytes > self::MAX_TAG_BYTES) {
                return $this->limitViolation();
            }
            if ($character === '') {
                if (!$this->readChunk()) {
                    return null;
                }
                continue;
            }
            $this->position++;
            if ($character === '>') {
                break;
            }
            $last = $character;
            $before = $this->textBytes;
            $found = $this->skipTo($character);
            if ($found !== true) {
                return $found === false ? null : $found;
            }
            $bytes += $this->textBytes - $before;
            $this->position++;
        }

        return $this->countElement($start, $last === '/');
    }

    private function countElement(string $start, bool $isEmpty): ?Violation
    {
        if (str_starts_with($start, '</')) {
            $this->depth--;

            return null;
        }
        $this->depth += $isEmpty ? 0 : 1;
        $this->elements++;
        if (preg_match($this->openingPattern, $start) === 1) {
            $this->elements = 0;
            $this->textBytes = 0;
        }

        return $this->depth > self::MAX_DEPTH || $this->elements > self::MAX_ELEMENTS ? $this->limitViolation() : null;
    }

    /** @return Violation|bool whether $end was found; the skipped part counts as text */
    private function skipTo(string $end): Violation|bool
    {
        for (;;) {
            $found = strpos($this->buffer, $end, $this->position);
            $next = $found === false ? max($this->position, strlen($this->buffer) - strlen($end) + 1) : $found;
            $this->textBytes += $next - $this->position;
            $this->position = $next;
            if ($this->textBytes > self::MAX_TEXT_BYTES) {
                return $this->limitViolation();
            }
            if ($found !== false) {
                return true;
            }
            if (!$this->readChunk()) {
                return false;
            }
        }
    }

    private function fillBuffer(): void
    {
        while (strlen($this->buffer) - $this->position < self::LOOK_AHEAD_BYTES && $this->readChunk()) {
            continue;
        }
    }

    private function readChunk(): bool
    {
        $chunk = (string) fread($this->file, self::CHUNK_BYTES);
        if ($chunk === '') {
            return false;
        }
        $this->line += substr_count($this->buffer, "\n", 0, $this->position);
        $chunk = $this->encoding === '' ? $chunk : mb_convert_encoding($chunk, 'UTF-8', $this->encoding);
        $this->buffer = substr($this->buffer, $this->position) . $chunk;
        $this->position = 0;

        return true;
    }

    private function limitViolation(): Violation
    {
        return new Violation('file.excessive', '', [
            'line' => $this->line + substr_count($this->buffer, "\n", 0, $this->position),
            'attributes' => self::MAX_ATTRIBUTES,
            'depth' => self::MAX_DEPTH,
            'elements' => self::MAX_ELEMENTS,
        ]);
    }
}
