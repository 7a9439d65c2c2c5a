<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/**
 * Interprets the response of a captcha provider. Only `Failed` rejects an application.
 *
 * @see docs/features/applications.md#suspected-spam
 */
enum CaptchaVerdict
{
    case Passed;
    case Failed;
    /** Solved, but with a score that suggests a bot. */
    case LowScore;
    /**
     * Solved on a host name that does not belong to this site: a copied site key, or a host name that was not
     * configured.
     */
    case WrongHost;
    /** No usable response: the provider is unavailable, or the keys are wrong. */
    case Unavailable;

    /** Error codes about the visitor's response. All other codes are about the configuration. */
    private const USER_ERROR_CODES = [
        'missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'invalid-or-already-seen-response',
        'already-seen-response', 'expired-input-response',
    ];

    /**
     * Interprets the decoded response of a provider.
     *
     * @param mixed        $response the provider's JSON, decoded
     * @param list<string> $hosts host names of this site, in lower case
     * @param float        $minScore  minimum score of a person (reCAPTCHA v3)
     */
    public static function fromResponse(CaptchaProvider $provider, mixed $response, array $hosts, float $minScore): self
    {
        if (!is_array($response) || !is_bool($response['success'] ?? null)) {
            return self::Unavailable;
        }
        if (!$response['success']) {
            $codes = array_filter(
                is_array($response['error-codes'] ?? null) ? $response['error-codes'] : [],
                'is_string',
            );

            return array_intersect($codes, self::USER_ERROR_CODES) !== []
                && array_diff($codes, self::USER_ERROR_CODES) === []
                ? self::Failed
                : self::Unavailable;
        }
        $host = is_string($response['hostname'] ?? null) ? strtolower($response['hostname']) : '';
        if ($host !== '' && !in_array($host, $hosts, true)) {
            return self::WrongHost;
        }
        if (
            $provider === CaptchaProvider::RecaptchaV3
            && ($response['action'] ?? '') !== CaptchaProvider::RECAPTCHA_ACTION
        ) {
            return self::LowScore;
        }
        $score = is_numeric($response['score'] ?? null) ? (float) $response['score'] : 0.0;

        return $provider === CaptchaProvider::RecaptchaV3 && $score < $minScore ? self::LowScore : self::Passed;
    }
}
