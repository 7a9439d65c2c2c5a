<?php

declare(strict_types=1);

namespace CourantTests\Support\Applications;

/**
 * Reads files of the private store, and nested values of responses.
 *
 * @phpstan-require-extends ApplicationsTestCase
 */
trait ReadsStoredFiles
{
    /**
     * Returns a nested value.
     *
     * @param array<mixed> $from
     */
    protected function getNested(array $from, string|int ...$keys): mixed
    {
        $value = $from;
        foreach ($keys as $key) {
            self::assertIsArray($value);
            self::assertArrayHasKey($key, $value);
            $value = $value[$key];
        }

        return $value;
    }

    /** @return list<string> decrypted contents of all files in the private store that have a row */
    protected function storedContents(): array
    {
        $contents = [];
        foreach ($this->privateFiles()->repository()->findAfter(0, 1000) as $file) {
            $contents[] = implode('', [...$this->privateFiles()->store()->read($file)]);
        }

        return $contents;
    }
}
