<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

use CourantTests\Support\Http\HttpResponse;
use PHPUnit\Framework\Assert;

/** Parses the response to an application strictly. */
final class SubmissionAssertions
{
    /** @var list<string> */
    public readonly array $error;

    /** @var list<string> */
    public readonly array $success;

    /** @var array<string, string> */
    public readonly array $fields;
    public readonly int $id;

    public function __construct(HttpResponse $response)
    {
        $json = $response->json();
        $this->error = self::texts($json['error'] ?? null);
        $this->success = self::texts($json['success'] ?? null);
        $fields = [];
        foreach (is_array($json['fields'] ?? null) ? $json['fields'] : [] as $name => $message) {
            Assert::assertIsString($message);
            $fields[(string) $name] = $message;
        }
        $this->fields = $fields;
        $data = is_array($json['data'] ?? null) ? $json['data'] : [];
        $this->id = is_int($data['id'] ?? null) ? $data['id'] : 0;
    }

    /** @return list<string> */
    private static function texts(mixed $list): array
    {
        Assert::assertIsArray($list);
        Assert::assertIsList($list);
        Assert::assertContainsOnly('string', $list);

        return array_values(array_filter($list, 'is_string'));
    }
}
