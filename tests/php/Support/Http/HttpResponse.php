<?php

declare(strict_types=1);

namespace CourantTests\Support\Http;

use PHPUnit\Framework\Assert;

/** A response of the server. */
final class HttpResponse
{
    /** @param array<string, list<string>> $headers lower-case name to values */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    public function header(string $name): string
    {
        return $this->headers[strtolower($name)][0] ?? '';
    }

    /** @return array<mixed> */
    public function json(): array
    {
        $value = json_decode($this->body, true);
        Assert::assertIsArray($value, 'No JSON: ' . substr($this->body, 0, 500));

        return $value;
    }
}
