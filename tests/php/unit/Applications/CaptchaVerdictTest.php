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
    public static function answers(): iterable
    {
        $v2 = CaptchaProvider::Recaptcha;
        $v3 = CaptchaProvider::RecaptchaV3;
        yield 'right' => [$v2, ['success' => true, 'hostname' => 'Courant.example'], CaptchaVerdict::Right];
        yield 'right, of nowhere' => [CaptchaProvider::Hcaptcha, ['success' => true], CaptchaVerdict::Right];
        yield 'of another site' => [CaptchaProvider::Turnstile, ['success' => true, 'hostname' => 'evil.example'], CaptchaVerdict::OtherHost];
        yield 'of the same site with www' => [CaptchaProvider::Turnstile, ['success' => true, 'hostname' => 'www.courant.example'], CaptchaVerdict::Right];
        yield 'wrong' => [CaptchaProvider::Turnstile, ['success' => false, 'error-codes' => ['invalid-input-response']], CaptchaVerdict::Wrong];
        yield 'used before' => [CaptchaProvider::Hcaptcha, ['success' => false, 'error-codes' => ['already-seen-response']], CaptchaVerdict::Wrong];
        yield 'wrong keys' => [$v2, ['success' => false, 'error-codes' => ['invalid-input-secret']], CaptchaVerdict::Unknown];
        yield 'wrong keys and answer' => [$v2, ['success' => false, 'error-codes' => ['invalid-input-secret', 'invalid-input-response']], CaptchaVerdict::Unknown];
        yield 'their own trouble' => [CaptchaProvider::Turnstile, ['success' => false, 'error-codes' => ['internal-error']], CaptchaVerdict::Unknown];
        yield 'no reason' => [$v2, ['success' => false], CaptchaVerdict::Unknown];
        yield 'no answer' => [$v2, null, CaptchaVerdict::Unknown];
        yield 'not theirs' => [$v2, ['success' => 'true'], CaptchaVerdict::Unknown];
        yield 'a person' => [$v3, ['success' => true, 'score' => 0.5, 'action' => 'applicationform'], CaptchaVerdict::Right];
        yield 'a program' => [$v3, ['success' => true, 'score' => 0.4, 'action' => 'applicationform'], CaptchaVerdict::Doubtful];
        yield 'of another form' => [$v3, ['success' => true, 'score' => 0.9, 'action' => 'login'], CaptchaVerdict::Doubtful];
    }

    #[DataProvider('answers')]
    public function testWhatAnAnswerMeans(CaptchaProvider $provider, mixed $answer, CaptchaVerdict $verdict): void
    {
        self::assertSame($verdict, CaptchaVerdict::of($provider, $answer, ['courant.example', 'www.courant.example'], 0.5));
    }
}
