<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Represents an element of a page that the Content-Security-Policy would block. */
final class BlockedMarkup
{
    public const HANDLER = 'handler';
    public const SCRIPT_URL = 'url';
    public const HOST = 'host';

    /**
     * @param self::* $kind   event handler attribute, `javascript:` URL, or script of another host
     * @param string  $code   attribute with its value, or the URL of the script
     * @param string  $source plugin, theme or content that prints it; '' when unknown
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $url,
        public readonly string $tag,
        public readonly string $code,
        public readonly string $source = '',
    ) {
    }

    public static function fromArray(mixed $stored): ?self
    {
        $text = static fn (string $key): string => is_array($stored) && is_string($stored[$key] ?? null)
            ? $stored[$key]
            : '';
        $kind = $text('kind');

        return in_array($kind, [self::HANDLER, self::SCRIPT_URL, self::HOST], true)
            ? new self($kind, $text('url'), $text('tag'), $text('code'), $text('source'))
            : null;
    }

    public function withSource(string $source): self
    {
        return new self($this->kind, $this->url, $this->tag, $this->code, $source);
    }

    /**
     * Returns whether the policy cannot be enforced: it can allow scripts of other hosts, but not event handlers and
     * script URLs.
     */
    public function preventsEnforcing(): bool
    {
        return $this->kind !== self::HOST;
    }

    /** @return array{kind: string, url: string, tag: string, code: string, source: string} */
    public function toArray(): array
    {
        return [
            'kind' => $this->kind, 'url' => $this->url, 'tag' => $this->tag, 'code' => $this->code,
            'source' => $this->source,
        ];
    }
}
