<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/**
 * Represents a Content-Security-Policy: the sources of the site's services, and of one page. Inline scripts are allowed
 * by their hashes. Inline styles are allowed, because WordPress and blocks print `style` attributes.
 *
 * @see docs/features/consent.md#content-security-policy
 */
final class ContentSecurityPolicy
{
    private const BASE_SOURCES = [
        'default-src' => ["'self'"],
        'script-src' => ["'self'"],
        'style-src' => ["'self'", "'unsafe-inline'"],
        'img-src' => ["'self'", 'data:', 'blob:'],
        'font-src' => ["'self'", 'data:'],
        'connect-src' => ["'self'"],
        'media-src' => ["'self'", 'data:', 'blob:'],
        'frame-src' => ["'self'"],
        'object-src' => ["'none'"],
        'base-uri' => ["'self'"],
    ];

    /** Sources that would allow the scripts that the policy must block. */
    private const REFUSED_SCRIPT_SOURCES = ["'unsafe-inline'", "'unsafe-hashes'", 'data:', '*', 'http:', 'https:'];

    /** @param array<string, list<string>> $sources by directive */
    private function __construct(private readonly array $sources)
    {
    }

    /** @param list<ThirdPartyService> $services */
    public static function forServices(array $services): self
    {
        $policy = new self(self::BASE_SOURCES);
        foreach ($services as $service) {
            $policy = $policy->withSources($service->csp);
        }

        return $policy;
    }

    /** @param array<string, list<string>> $added by directive; a source with a space or a semicolon is ignored */
    public function withSources(array $added): self
    {
        $sources = $this->sources;
        foreach ($added as $directive => $values) {
            $values = array_filter(
                $values,
                static fn (string $value): bool => preg_match('/[\s;,"<>]|^$/', $value) !== 1,
            );
            $values = $directive === 'script-src' ? array_diff($values, self::REFUSED_SCRIPT_SOURCES) : $values;
            $sources[$directive] = array_values(array_unique([...($sources[$directive] ?? ["'self'"]), ...$values]));
        }

        return new self($sources);
    }

    /** @param list<string> $hashes Base64 of SHA-256 digests */
    public function withInlineScripts(array $hashes): self
    {
        $sources = $this->sources;
        $sources['script-src'] = [
            ...$sources['script-src'],
            ...array_map(static fn (string $hash): string => "'sha256-$hash'", $hashes),
        ];

        return new self($sources);
    }

    /** Returns the policy with all inline scripts, for a header that would be too long with hashes. */
    public function withAnyInlineScript(): self
    {
        $scripts = array_filter(
            $this->sources['script-src'],
            static fn (string $source): bool => !str_starts_with($source, "'sha256-"),
        );

        return new self(['script-src' => [...array_values($scripts), "'unsafe-inline'"]] + $this->sources);
    }

    /** Returns the value of the header or of the `content` attribute. */
    public function toString(): string
    {
        $directives = [];
        foreach ($this->sources as $directive => $sources) {
            $directives[] = $directive . ' ' . implode(' ', $sources);
        }

        return implode('; ', $directives);
    }

    /** Returns whether the directive contains the origin of a URL, also as `*.` and a domain. */
    public function allows(string $directive, string $origin): bool
    {
        $host = explode('://', $origin, 2)[1] ?? '';
        foreach ($this->sources[$directive] ?? $this->sources['default-src'] as $source) {
            $sourceHost = explode('/', explode('://', $source, 2)[1] ?? '', 2)[0];
            $isWildcard = str_starts_with($sourceHost, '*.') && str_ends_with($host, substr($sourceHost, 1));
            if ($sourceHost !== '' && ($sourceHost === $host || $isWildcard)) {
                return true;
            }
        }

        return false;
    }
}
