<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Identifies who a request is counted for. Forwarded addresses are trusted only from a proxy that the owner configured.
 * Behind an unknown proxy one address can belong to many people, so the address alone is not the key.
 */
final class VisitorIdentifier
{
    /**
     * Header values are hashed into this many slots per connecting address: invented values cannot fill the table, and
     * people behind an unknown proxy rarely share a slot.
     */
    private const MAX_SLOTS = 256;

    /** @param list<string> $proxies addresses of the owner's proxies */
    public function __construct(private readonly array $proxies)
    {
    }

    /** Returns the visitor's own address as far as it is known, or ''. */
    public function ipAddress(Request $request): string
    {
        $peer = $request->peerAddress();
        if (!in_array($peer, $this->proxies, true)) {
            return $peer;
        }
        foreach (array_reverse(explode(',', $request->header('X-Forwarded-For'))) as $hop) {
            $address = filter_var(trim($hop), FILTER_VALIDATE_IP);
            if (is_string($address) && !in_array($address, $this->proxies, true)) {
                return $address;
            }
        }

        return $peer;
    }

    /**
     * Returns the connecting address as rate limits count it: no header of the sender changes it. '' on the command
     * line.
     */
    public function connectionKey(Request $request): string
    {
        return IpAddress::rateLimitKey($this->ipAddress($request));
    }

    /**
     * Returns the key that a limit counts: the address, or with an unknown proxy in between, one of a few slots that
     * separate its visitors.
     */
    public function rateLimitKey(Request $request): string
    {
        $connection = $this->connectionKey($request);
        $forwarded = $request->header('X-Forwarded-For') . $request->header('Forwarded')
            . $request->header('X-Real-IP');
        if ($connection === '' || $forwarded === '' || in_array($request->peerAddress(), $this->proxies, true)) {
            return $connection;
        }

        return $connection . '|' . self::slotNumber(
            $forwarded . '|' . $request->header('User-Agent') . '|' . $request->header('Accept-Language')
        );
    }

    /**
     * Returns a key that separates the visitors of one day, with the same number of values for each connecting address.
     */
    public function visitorKey(Request $request): string
    {
        return $this->connectionKey($request) . '|' . self::slotNumber($request->header('User-Agent'));
    }

    private static function slotNumber(string $headers): int
    {
        return crc32($headers) % self::MAX_SLOTS;
    }
}
