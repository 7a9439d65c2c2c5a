<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Storage\SigningKey;
use CourantTests\Support\Applications\ApplicationsTestCase;

/** @see docs/features/applications.md#applicant-portal */
final class SigningKeyTest extends ApplicationsTestCase
{
    /** Several servers create the key at the same time, or the object cache has the state before it was created. */
    public function testAKeyThatTheObjectCacheDoesNotContainIsNotReplaced(): void
    {
        $key = (new SigningKey())->get();
        self::assertMatchesRegularExpression('/^[0-9a-f]{64}$/', $key);
        wp_cache_delete('courant_signing_key', 'options');
        wp_cache_set('notoptions', ['courant_signing_key' => true], 'options');

        self::assertSame($key, (new SigningKey())->get());
        self::assertSame($key, get_option('courant_signing_key'));
    }

    public function testAMissingKeyIsCreatedOnce(): void
    {
        (new SigningKey())->erase();
        $key = (new SigningKey())->get();
        self::assertMatchesRegularExpression('/^[0-9a-f]{64}$/', $key);
        self::assertSame($key, (new SigningKey())->get());
    }
}
