<?php

declare(strict_types=1);

namespace CourantTests\Unit\Applications;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\FormToken;
use CourantDesk\Applications\Domain\IdempotencyKey;
use CourantDesk\Applications\Domain\ReferenceNumber;
use CourantDesk\Email\Domain\RetrySchedule;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use PHPUnit\Framework\TestCase;

final class TokenAndKeyTest extends TestCase
{
    private const NOW = 1795250000;

    public function testATokenContainsItsAgeAndCannotBeForged(): void
    {
        $token = new FormToken('secret');
        $issued = $token->issue(self::NOW);

        self::assertSame(0, $token->age($issued, self::NOW));
        self::assertSame(90, $token->age($issued, self::NOW + 90));
        self::assertNull($token->age($issued, self::NOW + 86401), 'a day old');
        self::assertNull($token->age($issued, self::NOW - 1), 'from the future');
        self::assertNull((new FormToken('other'))->age($issued, self::NOW));
        self::assertNull(
            $token->age((self::NOW - 100) . substr($issued, 10), self::NOW),
            'another time, the same signature',
        );
        self::assertNull($token->age('', self::NOW));
        self::assertNull($token->age('abc', self::NOW));
    }

    public function testTheKeyOfTheBrowserIsPermanentForOneOpening(): void
    {
        $key = $this->key('0b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11');

        self::assertSame(0, $key->validSeconds);
        self::assertSame($key->hash, $this->key('0b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11', letter: 'changed')->hash);
        self::assertNotSame($key->hash, $this->key('0b5e7a1c-93f1-4c0e-8a57-5e0f2f5a9d11', opening: 8)->hash);
    }

    public function testWithoutAKeyTheContentIsTheKeyForTenMinutes(): void
    {
        $key = $this->key('');

        self::assertSame(600, $key->validSeconds);
        self::assertSame($key->hash, $this->key('')->hash);
        self::assertSame($key->hash, $this->key('not a key!')->hash, 'what is no key is none');
        self::assertSame(
            $key->hash,
            $this->key('', email: 'zoe@example.org')->hash,
            'the same address, written otherwise',
        );
        self::assertNotSame($key->hash, $this->key('', letter: 'changed')->hash);
        self::assertNotSame($key->hash, $this->key('', file: 'other bytes')->hash);
        self::assertNotSame($key->hash, $this->key('', opening: 8)->hash);
    }

    public function testReferencesHaveNoAmbiguousCharacters(): void
    {
        self::assertMatchesRegularExpression(
            '/^[2-9BCDFGHJKMNPQRTVWXZ]{4}-[2-9BCDFGHJKMNPQRTVWXZ]{4}$/',
            ReferenceNumber::generate(),
        );
        self::assertNotSame(ReferenceNumber::generate(), ReferenceNumber::generate());
    }

    public function testAnEmailIsRetriedSevenTimesAndThenFails(): void
    {
        self::assertSame(
            [60, 300, 1800, 7200, 21600, 43200, 86400, null],
            array_map(RetrySchedule::secondsAfterAttempt(...), range(1, 8)),
        );
    }

    private function key(
        string $key,
        int $opening = 7,
        string $email = 'Zoe@Example.org ',
        string $letter = 'Dear all',
        string $file = 'bytes',
    ): IdempotencyKey {
        $input = new ApplicationInput(
            $opening,
            [FormDefinition::EMAIL => $email, FormDefinition::COVER_LETTER => $letter],
            [FormDefinition::FILE => [new IncomingFile('cv.pdf', $file, 5)]],
            $key
        );

        return IdempotencyKey::fromInput($input, static fn (string $path): string => md5($path));
    }
}
