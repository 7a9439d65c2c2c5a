<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\SqlException;
use CourantTests\Support\Kernel\TransactionTestCase;
use CourantTests\Support\Site\SecondConnection;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use wpdb;

#[Group('database')]
final class TransactionTest extends TransactionTestCase
{
    public function testAFailedInnerTransactionFailsTheOuterOneThatCaughtIt(): void
    {
        $failure = null;
        try {
            $this->sql->transaction(function (): void {
                $this->write('outer');
                try {
                    $this->sql->transaction(function (): void {
                        $this->write('inner');
                        throw new RuntimeException('stop');
                    });
                } catch (RuntimeException) {
                    return;
                }
            });
        } catch (SqlException $failure) {
            self::assertSame([], $this->findValues());
        }
        self::assertNotNull($failure);
    }

    public function testAnIgnoredErrorOfAStatementFailsTheTransaction(): void
    {
        $post = wp_insert_post(['post_title' => 'Before', 'post_status' => 'draft']);
        $failed = false;
        try {
            $this->sql->transaction(function () use ($post): void {
                $this->write('gone');
                $this->db()->suppress_errors(true);
                $this->db()->query("INSERT INTO {$this->db()->postmeta} (nothing) VALUES (1)");
                $this->runs++;
                wp_update_post(['ID' => $post, 'post_title' => 'After']);
                $this->runs += 10;
            });
        } catch (SqlException) {
            $failed = true;
        }
        $this->db()->suppress_errors(false);

        self::assertTrue($failed);
        self::assertSame(
            1, $this->runs, 'Nothing was sent after the failed statement, and what cannot succeed is not repeated.',
        );
        self::assertSame([], $this->findValues());
        self::assertSame('Before', get_post($post)?->post_title);
    }

    public function testTheLastStatementIsCheckedBeforeTheCommit(): void
    {
        $this->expectException(SqlException::class);
        $this->sql->transaction(function (): void {
            $this->write('gone');
            $this->db()->suppress_errors(true);
            $this->db()->query("INSERT INTO {$this->table} (nothing) VALUES (1)");
            $this->db()->suppress_errors(false);
        });
    }

    public function testALostConnectionStoresNothingOfThatRunAndTheNextOneStoresAll(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $second = new SecondConnection();
        $this->sql->transaction(function () use ($second): void {
            $this->runs++;
            $this->write('one');
            if ($this->runs === 1) {
                $second->killWordPress();
            }
            $this->db()->insert($this->table, ['word' => 'two']);
            $this->write('three');
        });

        self::assertSame(2, $this->runs);
        self::assertSame(['one', 'two', 'three'], $this->findValues());
        self::assertSame('1', $this->sql->fetchValue('SELECT @@autocommit'));
    }

    public function testDataOfAReplacedConnectionIsNotReturned(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $second = new SecondConnection();
        $read = [];
        $this->sql->transaction(function () use ($second, &$read): void {
            $this->runs++;
            $this->write('one');
            if ($this->runs === 1) {
                $second->killWordPress();
            }
            $read[] = $this->findValues();
        });

        self::assertSame(2, $this->runs);
        self::assertSame([['one']], $read, 'A new connection does not see what the transaction wrote.');
    }

    public function testAStatementThatWpdbRepeatedOnANewConnectionIsUndone(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $second = new SecondConnection();
        $this->sql->transaction(function () use ($second): void {
            if (++$this->runs > 1) {
                return;
            }
            $this->write('one');
            $second->killWordPress();
            $this->db()->insert($this->table, ['word' => 'two']);
            self::assertSame(
                [], $second->column("SELECT word FROM {$this->table}"), 'Nobody else sees the repeated statement.',
            );
        });

        self::assertSame(2, $this->runs);
        self::assertSame([], $this->findValues());
    }

    public function testAConnectionLostBeforeTheCommitFails(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $second = new SecondConnection();
        $failure = null;
        try {
            $this->sql->transaction(function () use ($second): void {
                $this->runs++;
                $this->write('one');
                $second->killWordPress();
            });
        } catch (SqlException $failure) {
            self::assertSame([], $this->findValues());
        }
        self::assertNotNull($failure, 'wpdb alone would commit on the new connection, where nothing is stored.');
        self::assertSame(1, $this->runs, 'Whether the server committed is not known, so it is not run again.');
    }

    public function testACommitWithoutAResponseIsRepeatedWhenItIsNotStored(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $second = new SecondConnection();
        $this->sql->transaction(function () use ($second): void {
            $this->runs++;
            $this->write('one');
            if ($this->runs === 1) {
                $second->killWordPress();
            }
        }, fn (): bool => $this->findValues() !== []);

        self::assertSame(2, $this->runs);
        self::assertSame(['one'], $this->findValues());
    }

    public function testAnUnknownTableOfAnotherPluginDoesNotFailTheTransaction(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        add_action('save_post', function (): void {
            $this->db()->suppress_errors(true);
            $this->db()->query("INSERT INTO {$this->db()->prefix}another_plugin (id) VALUES (1)");
            $this->db()->suppress_errors(false);
        });
        $this->sql->transaction(function (): void {
            $this->write('one');
            wp_insert_post(['post_title' => 'Kept', 'post_status' => 'draft']);
        });

        self::assertSame(['one'], $this->findValues());
    }

    public function testATransactionOfAnotherPluginInAHookDoesNotEndOurs(): void
    {
        try {
            $this->sql->transaction(function (): void {
                $this->write('one');
                $this->db()->query('START TRANSACTION');
                $this->write('undone');
                $this->db()->query('ROLLBACK');
                $this->db()->query('BEGIN');
                $this->write('two');
                $this->db()->query('COMMIT');
                self::assertSame(['one', 'two'], $this->findValues());
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            self::assertSame([], $this->findValues());
        }
    }

    public function testCachesDropRolledBackValues(): void
    {
        $post =
            wp_insert_post(['post_title' => 'Before', 'post_status' => 'draft', 'meta_input' => ['color' => 'red']]);
        add_option('courant_test', 'before');
        get_post($post);
        $new = 0;
        try {
            $this->sql->transaction(function () use ($post, &$new): void {
                wp_update_post(['ID' => $post, 'post_title' => 'After']);
                update_post_meta($post, 'color', 'blue');
                update_option('courant_test', 'after');
                $new = wp_insert_post(
                    ['post_title' => 'New', 'post_status' => 'draft', 'meta_input' => ['color' => 'green']]
                );
                self::assertSame('After', get_post($post)?->post_title);
                self::assertSame('blue', get_post_meta($post, 'color', true));
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            self::assertSame('Before', get_post($post)?->post_title);
            self::assertSame('red', get_post_meta($post, 'color', true));
            self::assertSame('before', get_option('courant_test'));
            self::assertNull(get_post($new));
            self::assertSame('', get_post_meta($new, 'color', true));
        }
        self::assertGreaterThan(0, $new);
    }

    public function testEffectsRunOnceAfterTheOutermostCommit(): void
    {
        $seen = [];
        $this->sql->transaction(function () use (&$seen): void {
            $this->sql->transaction(function () use (&$seen): void {
                $this->sql->afterCommit(function () use (&$seen): void {
                    $seen[] = 'first';
                    throw new RuntimeException('An effect that fails is logged.');
                });
            });
            $this->sql->afterCommit(function () use (&$seen): void {
                $seen[] = 'second';
            });
            self::assertSame([], $seen);
            $this->write('one');
        });
        try {
            $this->sql->transaction(function () use (&$seen): void {
                $this->sql->afterCommit(function () use (&$seen): void {
                    $seen[] = 'never';
                });
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            $this->sql->afterCommit(function () use (&$seen): void {
                $seen[] = 'at once';
            });
        }

        self::assertSame(['first', 'second', 'at once'], $seen);
        self::assertSame(['one'], $this->findValues());
    }

    public function testARequestThatEndsInsideOfATransactionStoresNothing(): void
    {
        $this->write('before');
        remove_action('shutdown', 'wp_ob_end_flush_all', 1);
        try {
            $this->sql->transaction(function (): void {
                $this->write('gone');
                do_action('shutdown');
                throw new RuntimeException('stop');
            });
        } catch (RuntimeException) {
            self::assertSame(['before'], $this->findValues());
        }
    }
}
