<?php

declare(strict_types=1);

namespace CourantTests\Unit\Kernel;

use CourantDesk\Email\Domain\EmailAddress;
use CourantDesk\Kernel\IpAddress;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class IpAddressTest extends TestCase
{
    #[TestWith(['203.0.113.9', '203.0.113.9'])]
    #[TestWith(['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'])]
    #[TestWith(['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'])]
    #[TestWith(['2001:db8:1:3::1', '2001:db8:1:3::/64'])]
    #[TestWith(['::ffff:203.0.113.9', '203.0.113.9'])]
    #[TestWith(['', ''])]
    #[TestWith(['unknown', 'unknown'])]
    public function testIpAddressesAreCountedByCustomerPrefix(string $address, string $key): void
    {
        self::assertSame($key, IpAddress::rateLimitKey($address));
    }

    #[TestWith(['Ann@Courant.Example', 'ann@courant.example'])]
    #[TestWith([' ann+jobs@courant.example', 'ann@courant.example'])]
    #[TestWith(['ann+a+b@courant.example', 'ann@courant.example'])]
    #[TestWith(['+ann@courant.example', '+ann@courant.example'])]
    #[TestWith(['"a@b+c"@courant.example', '"a@b@courant.example'])]
    #[TestWith(['no address', 'no address'])]
    public function testSpellingsOfAMailboxHaveOneKey(string $email, string $key): void
    {
        self::assertSame($key, EmailAddress::mailboxKey($email));
    }
}
