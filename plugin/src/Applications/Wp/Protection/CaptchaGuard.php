<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Protection;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Applications\Domain\CaptchaVerdict;
use CourantDesk\Applications\Domain\Finding;
use CourantDesk\Applications\Domain\Guard;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Kernel\Log;
use WP_Error;

/** Asks the captcha's provider. Who sends no answer (no script, an old client) is suspected, not refused (Rulings 13, 14). */
final class CaptchaGuard implements Guard
{
    /** Longer nobody waits for an answer; seconds. */
    private const PATIENCE = 5;

    public function __construct(
        private readonly CaptchaProvider $provider,
        private readonly ProtectionSettings $settings,
        private readonly Log $log,
    ) {
    }

    public function look(ApplicationInput $input, Opening $opening): Finding
    {
        if ($input->captcha === '') {
            return Finding::suspicious(Suspicion::CaptchaMissing);
        }
        $verdict = CaptchaVerdict::of($this->provider, $this->ask($input), SiteHosts::all(), $this->settings->captchaScore());

        return match ($verdict) {
            CaptchaVerdict::Right => Finding::nothing(),
            CaptchaVerdict::Wrong => Finding::refused('captcha.wrong'),
            CaptchaVerdict::Doubtful => Finding::suspicious(Suspicion::CaptchaScore),
            CaptchaVerdict::OtherHost => Finding::suspicious(Suspicion::CaptchaHost),
            CaptchaVerdict::Unknown => Finding::suspicious(Suspicion::CaptchaOutage),
        };
    }

    /** The provider's own address, or that of a stub on this very machine, which a test names. */
    public static function address(string $address): string
    {
        $stub = defined('COURANT_CAPTCHA_STUB') && is_string(COURANT_CAPTCHA_STUB) ? COURANT_CAPTCHA_STUB : '';
        if (!in_array(wp_parse_url($stub, PHP_URL_HOST), ['127.0.0.1', 'localhost'], true)) {
            return $address;
        }

        return untrailingslashit($stub) . '/' . preg_replace('#^https://#', '', $address);
    }

    private function ask(ApplicationInput $input): mixed
    {
        $answer = wp_remote_post(self::address($this->provider->verifyAddress()), [
            'timeout' => self::PATIENCE,
            'redirection' => 0,
            'body' => ['secret' => $this->settings->secretKey(), 'response' => $input->captcha]
                + ($this->provider === CaptchaProvider::Hcaptcha ? ['sitekey' => $this->settings->siteKey()] : []),
        ]);
        if ($answer instanceof WP_Error || (int) wp_remote_retrieve_response_code($answer) >= 500) {
            $this->log->error('applications.captcha', ['provider' => $this->provider->value]);

            return null;
        }

        return json_decode(wp_remote_retrieve_body($answer), true);
    }
}
