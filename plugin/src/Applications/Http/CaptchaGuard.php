<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Applications\Domain\CaptchaVerdict;
use CourantDesk\Applications\Domain\GuardResult;
use CourantDesk\Applications\Domain\SubmissionGuard;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Kernel\Log;
use CourantDesk\Openings\Domain\Opening;
use WP_Error;

/**
 * Verifies the captcha with its provider. An application without a captcha response (no JavaScript, an old client) is
 * suspected spam; it is not rejected.
 *
 * @see docs/features/applications.md#form-token
 * @see docs/features/applications.md#suspected-spam
 */
final class CaptchaGuard implements SubmissionGuard
{
    /** Timeout of the request to the provider, in seconds. */
    private const TIMEOUT_SECONDS = 5;

    public function __construct(
        private readonly CaptchaProvider $provider,
        private readonly ProtectionSettings $settings,
        private readonly Log $log,
    ) {
    }

    public function check(ApplicationInput $input, Opening $opening): GuardResult
    {
        if ($input->captchaResponse === '') {
            return GuardResult::suspect(Suspicion::CaptchaMissing);
        }
        $verdict = CaptchaVerdict::fromResponse(
            $this->provider,
            $this->requestVerdict($input),
            SiteHosts::findAll(),
            $this->settings->minCaptchaScore(),
        );

        return match ($verdict) {
            CaptchaVerdict::Passed => GuardResult::pass(),
            CaptchaVerdict::Failed => GuardResult::reject('captcha.wrong'),
            CaptchaVerdict::LowScore => GuardResult::suspect(Suspicion::CaptchaScore),
            CaptchaVerdict::WrongHost => GuardResult::suspect(Suspicion::CaptchaHost),
            CaptchaVerdict::Unavailable => GuardResult::suspect(Suspicion::CaptchaOutage),
        };
    }

    /** Returns the provider's URL, or the URL of a stub on the same computer, which a test configures. */
    public static function providerUrl(string $url): string
    {
        $stub = defined('COURANT_CAPTCHA_STUB') && is_string(COURANT_CAPTCHA_STUB) ? COURANT_CAPTCHA_STUB : '';
        if (!in_array(wp_parse_url($stub, PHP_URL_HOST), ['127.0.0.1', 'localhost'], true)) {
            return $url;
        }

        return untrailingslashit($stub) . '/' . preg_replace('#^https://#', '', $url);
    }

    private function requestVerdict(ApplicationInput $input): mixed
    {
        $response = wp_remote_post(self::providerUrl($this->provider->verifyUrl()), [
            'timeout' => self::TIMEOUT_SECONDS,
            'redirection' => 0,
            'body' => ['secret' => $this->settings->secretKey(), 'response' => $input->captchaResponse]
                + ($this->provider === CaptchaProvider::Hcaptcha ? ['sitekey' => $this->settings->siteKey()] : []),
        ]);
        if ($response instanceof WP_Error || (int) wp_remote_retrieve_response_code($response) >= 500) {
            $this->log->error('applications.captcha', ['provider' => $this->provider->value]);

            return null;
        }

        return json_decode(wp_remote_retrieve_body($response), true);
    }
}
