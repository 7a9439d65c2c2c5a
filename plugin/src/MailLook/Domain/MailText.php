<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Domain;

/**
 * Plain text as paragraphs of lines of pieces. Only addresses of this site become links: what an applicant typed stays
 * words, so nobody sends HR a link under the company's logo.
 */
final class MailText
{
    /** How much of an address is read; the rest is where the link leads. */
    private const SHOWN = 60;

    public function __construct(private readonly string $host)
    {
    }

    /** @return list<list<list<Piece>>> */
    public function paragraphs(string $text): array
    {
        $text = trim(str_replace(["\r\n", "\r"], "\n", $text));
        $parts = preg_split('/\n[ \t]*\n\s*/', $text, -1, PREG_SPLIT_NO_EMPTY);

        return array_map(
            fn (string $part): array => array_map($this->pieces(...), explode("\n", $part)),
            $parts === false ? [] : $parts
        );
    }

    /** @return list<Piece> */
    private function pieces(string $line): array
    {
        $parts = preg_split('~(https?://[^\s<>"]*[^\s<>".,;:!?)\]}»”’\'])~i', $line, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY);

        return array_map(
            fn (string $part): Piece => $this->isOurs($part) ? new Piece(self::short($part), $part) : new Piece($part),
            $parts === false ? [$line] : $parts
        );
    }

    private function isOurs(string $part): bool
    {
        $parts = preg_match('~^https?://~i', $part) === 1 ? parse_url($part) : false;
        if ($parts === false || isset($parts['user'])) {
            return false;
        }
        $host = ($parts['host'] ?? '') . (isset($parts['port']) ? ':' . $parts['port'] : '');

        return $this->host !== '' && strcasecmp($host, $this->host) === 0;
    }

    private static function short(string $url): string
    {
        $shown = rtrim((string) preg_replace('~^https?://~i', '', $url), '/');

        return mb_strlen($shown) > self::SHOWN ? mb_substr($shown, 0, self::SHOWN - 1) . '…' : $shown;
    }
}
