CHANGE MASTER TO
	MASTER_HOST = '{{primary}}', MASTER_PORT = 3306, MASTER_USER = 'replica', MASTER_PASSWORD = '{{secret}}',
	MASTER_USE_GTID = slave_pos, MASTER_DELAY = {{delay}};
START SLAVE;
