<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** What a provider's answer means. Only `Wrong` refuses an application (Rulings 14). */
enum CaptchaVerdict
{
    case Right;
    case Wrong;
    /** Answered, but probably a program. */
    case Doubtful;
    /** Solved on a host that is not this site's: a copied site key, or a host name of this site that nobody named. */
    case OtherHost;
    /** No answer that can be used: the provider is down, or the keys are wrong. */
    case Unknown;

    /** What providers say of the answer itself; everything else they complain of is between them and the owner. */
    private const ABOUT_THE_ANSWER = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'invalid-or-already-seen-response', 'already-seen-response', 'expired-input-response'];

    /**
     * @param mixed        $answer the provider's JSON, decoded
     * @param list<string> $hosts the site's own, in lower case
     * @param float        $least  score that a person has at least (reCAPTCHA v3)
     */
    public static function of(CaptchaProvider $provider, mixed $answer, array $hosts, float $least): self
    {
        if (!is_array($answer) || !is_bool($answer['success'] ?? null)) {
            return self::Unknown;
        }
        if (!$answer['success']) {
            $codes = array_filter(is_array($answer['error-codes'] ?? null) ? $answer['error-codes'] : [], 'is_string');

            return array_intersect($codes, self::ABOUT_THE_ANSWER) !== [] && array_diff($codes, self::ABOUT_THE_ANSWER) === [] ? self::Wrong : self::Unknown;
        }
        $host = is_string($answer['hostname'] ?? null) ? strtolower($answer['hostname']) : '';
        if ($host !== '' && !in_array($host, $hosts, true)) {
            return self::OtherHost;
        }
        if ($provider === CaptchaProvider::RecaptchaV3 && ($answer['action'] ?? '') !== CaptchaProvider::ACTION) {
            return self::Doubtful;
        }
        $score = is_numeric($answer['score'] ?? null) ? (float) $answer['score'] : 0.0;

        return $provider === CaptchaProvider::RecaptchaV3 && $score < $least ? self::Doubtful : self::Right;
    }
}
