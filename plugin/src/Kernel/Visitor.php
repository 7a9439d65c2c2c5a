<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Who a request is counted for. Forwarded addresses are believed only from a proxy that the owner named; behind a proxy that nobody named,
 * an address alone stands for many people, so it is not counted alone.
 */
final class Visitor
{
    /**
     * Header values are counted in so many slots of each connecting address: whoever makes up new values fills no table, and behind an
     * unnamed proxy people rarely share a slot.
     */
    private const SLOTS = 256;

    /** @param list<string> $proxies addresses of the owner's proxies */
    public function __construct(private readonly array $proxies)
    {
    }

    /** The visitor's own address as far as it can be known, or ''. */
    public function address(Request $request): string
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

    /** The connecting address as limits count it: no header that the sender writes changes it. '' on the command line. */
    public function connection(Request $request): string
    {
        return NetworkAddress::key($this->address($request));
    }

    /** What a limit counts: the address, or with an unnamed proxy in between, one of a few slots that tell its visitors apart. */
    public function bucket(Request $request): string
    {
        $connection = $this->connection($request);
        $forwarded = $request->header('X-Forwarded-For') . $request->header('Forwarded') . $request->header('X-Real-IP');
        if ($connection === '' || $forwarded === '' || in_array($request->peerAddress(), $this->proxies, true)) {
            return $connection;
        }

        return $connection . '|' . self::slot($forwarded . '|' . $request->header('User-Agent') . '|' . $request->header('Accept-Language'));
    }

    /** Tells visitors of one day apart, with as few values for each connecting address. */
    public function identity(Request $request): string
    {
        return $this->connection($request) . '|' . self::slot($request->header('User-Agent'));
    }

    private static function slot(string $headers): int
    {
        return crc32($headers) % self::SLOTS;
    }
}
