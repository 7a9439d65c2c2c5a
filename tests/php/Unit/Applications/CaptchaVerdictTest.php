<?php

declare(strict_types=1);

namespace CourantTests\Unit\Applications;

use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Applications\Domain\CaptchaVerdict;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CaptchaVerdictTest extends TestCase
{
    /** @return iterable<string, array{CaptchaProvider, mixed, CaptchaVerdict}> */
    public static function responses(): iterable
    {
        $v2 = CaptchaProvider::Recaptcha;
        $v3 = CaptchaProvider::RecaptchaV3;
        yield 'right' => [$v2, ['success' => true, 'hostname' => 'Courant.example'], CaptchaVerdict::Passed];
        yield 'right, without a host' => [CaptchaProvider::Hcaptcha, ['success' => true], CaptchaVerdict::Passed];
        yield 'of another site' =>
            [CaptchaProvider::Turnstile, ['success' => true, 'hostname' => 'evil.example'], CaptchaVerdict::WrongHost];
        yield 'of the same site with www' => [
            CaptchaProvider::Turnstile,
            ['success' => true, 'hostname' => 'www.courant.example'],
            CaptchaVerdict::Passed,
        ];
        yield 'wrong' => [
            CaptchaProvider::Turnstile,
            ['success' => false, 'error-codes' => ['invalid-input-response']],
            CaptchaVerdict::Failed,
        ];
        yield 'used before' => [
            CaptchaProvider::Hcaptcha,
            ['success' => false, 'error-codes' => ['already-seen-response']],
            CaptchaVerdict::Failed,
        ];
        yield 'wrong keys' =>
            [$v2, ['success' => false, 'error-codes' => ['invalid-input-secret']], CaptchaVerdict::Unavailable];
        yield 'wrong keys and response' => [
            $v2,
            ['success' => false, 'error-codes' => ['invalid-input-secret', 'invalid-input-response']],
            CaptchaVerdict::Unavailable,
        ];
        yield 'an error of the provider' => [
            CaptchaProvider::Turnstile,
            ['success' => false, 'error-codes' => ['internal-error']],
            CaptchaVerdict::Unavailable,
        ];
        yield 'no reason' => [$v2, ['success' => false], CaptchaVerdict::Unavailable];
        yield 'no response' => [$v2, null, CaptchaVerdict::Unavailable];
        yield 'not theirs' => [$v2, ['success' => 'true'], CaptchaVerdict::Unavailable];
        yield 'a person' =>
            [$v3, ['success' => true, 'score' => 0.5, 'action' => 'applicationform'], CaptchaVerdict::Passed];
        yield 'a program' =>
            [$v3, ['success' => true, 'score' => 0.4, 'action' => 'applicationform'], CaptchaVerdict::LowScore];
        yield 'of another form' =>
            [$v3, ['success' => true, 'score' => 0.9, 'action' => 'login'], CaptchaVerdict::LowScore];
    }

    #[DataProvider('responses')]
    public function testInterpretsTheProvidersResponse(
        CaptchaProvider $provider,
        mixed $response,
        CaptchaVerdict $verdict,
    ): void {
        self::assertSame(
            $verdict,
            CaptchaVerdict::fromResponse($provider, $response, ['courant.example', 'www.courant.example'], 0.5),
        );
    }
}
